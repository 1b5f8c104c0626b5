import receipt from '../../../sections/shared/receipt.module.css';
import type { Investment } from '../arithmetic/investment.ts';
import type { Month } from '../arithmetic/month.ts';
import type { Plan } from '../arithmetic/plan.ts';
import { type Result, resultOf } from '../arithmetic/result.ts';
import { planOf, SCENARIOS, type Scenario } from '../arithmetic/scenarios.ts';
import { DataTable } from '../data-table.tsx';
import { monthWords, paybackWords, readable, rupees } from '../figures.ts';
import { investmentLines, monthLines } from '../lines.ts';
import type { Choice, LabProps, StatedRange } from '../words.ts';
import { CashCurve, InfluenceChart } from './cash-curve.tsx';
import chart from './chart.module.css';
import styles from './results.module.css';
import { PaperSheet, SendRow } from './send-row.tsx';

export interface LabResultsProps extends LabProps {
  choice: Choice;
  plan: Plan;
  result: Result;
}

/** What a plan leads to. Comes with the script: without one, the worked examples show the same of three plans. */
export default function LabResults(props: LabResultsProps) {
  const { choice, plan, result, fields } = props;
  const scenarios = SCENARIOS.map((name) => {
    const shifted = planOf(plan, name);
    return { name, plan: shifted, result: resultOf(shifted) };
  });
  const model = props.models.find(({ route }) => route === choice.model);
  return (
    <div className={styles.results}>
      <p className={styles.caution}>
        These are your own assumptions, not a promise. Nothing leaves this device until you send it.
      </p>
      <MonthSlip month={result.month} emi={result.loan.emi} investment={result.investment} />
      <CashCurve scenarios={scenarios} result={result} />
      <ScenarioTable scenarios={scenarios} />
      <InfluenceChart plan={plan} fields={fields} />
      {model && <StatedRanges stated={model.stated} result={result} words={props.figureNote} />}
      <section className={styles.part}>
        <h3>{props.without.heading}</h3>
        <ul>
          {props.without.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <SendRow choice={choice} plan={plan} result={result} fields={fields} />
      <PaperSheet {...props} />
    </div>
  );
}

interface MonthSlipProps {
  month: Month;
  emi: number;
  investment: Investment;
}

/** Two till slips: what opening costs, and what a full month leaves. */
function MonthSlip({ month, emi, investment }: MonthSlipProps) {
  const left = month.profit - emi;
  const word = Math.round(left) < 0 ? 'Loss each month' : 'Left each month';
  return (
    <div className={styles.slips}>
      <Slip
        heading="To open"
        lines={investmentLines(investment)}
        word="You need"
        sum={investment.total}
      />
      <Slip
        heading="A full month"
        lines={[
          ...monthLines(month),
          ...(emi ? ([['Instalment', -emi]] as [string, number][]) : []),
        ]}
        word={word}
        sum={Math.abs(left)}
      />
    </div>
  );
}

interface SlipProps {
  heading: string;
  lines: [string, number][];
  word: string;
  sum: number;
}

function Slip({ heading, lines, word, sum }: SlipProps) {
  return (
    <section className={`${receipt.receipt} ${styles.slip}`}>
      <h3>{heading}</h3>
      <dl>
        {lines.map(([label, amount]) => (
          <div key={label} className={receipt.line}>
            <dt>{label}</dt>
            <dd>{rupees(amount)}</dd>
          </div>
        ))}
        <div className={`${receipt.line} ${styles.sum}`}>
          <dt>{word}</dt>
          <dd>{rupees(sum)}</dd>
        </div>
      </dl>
    </section>
  );
}

interface ScenarioTableProps {
  scenarios: readonly { name: Scenario; plan: Plan; result: Result }[];
}

/** The same plan when it goes worse and when it goes better. */
function ScenarioTable({ scenarios }: ScenarioTableProps) {
  const row = (label: string, say: (scenario: { plan: Plan; result: Result }) => string) => [
    label,
    ...scenarios.map(say),
  ];
  return (
    <section className={chart.part}>
      <h3>If it goes worse, if it goes better</h3>
      <p>
        Careful: a quarter fewer orders, bills 5 % smaller, ingredients a tenth dearer, known three
        months later. Good: a fifth more orders, bills 5 % larger, ingredients 3 % cheaper, known a
        month earlier.
      </p>
      <DataTable
        caption="Three scenarios"
        head={['', 'Careful', 'Your figures', 'Good']}
        rows={[
          row('Orders a day', ({ plan }) => readable(plan.ordersPerDay, { unit: 'count' })),
          row('Average bill', ({ plan }) => rupees(plan.averageBill)),
          row('Break-even orders', ({ result }) =>
            result.breakEvenOrders === null ? 'never' : String(Math.ceil(result.breakEvenOrders)),
          ),
          row('A full month', ({ result }) => monthWords(result.cashPerMonth)),
          row('Money back', ({ result }) => paybackWords(result)),
          row('Lowest point', ({ result }) => rupees(result.low.cash)),
          row('After five years', ({ result }) => rupees(result.cash.at(-1) ?? 0)),
        ]}
      />
    </section>
  );
}

interface StatedRangesProps {
  stated: readonly StatedRange[];
  result: Result;
  words: LabProps['figureNote'];
}

const OWN: Record<
  StatedRange['against'],
  (result: Result) => { value: number | null; text: string }
> = {
  investment: ({ investment }) => ({ value: investment.total, text: rupees(investment.total) }),
  revenue: ({ month }) => ({ value: month.earned, text: rupees(month.earned) }),
  margin: ({ month }) => {
    const value = month.earned ? month.profit / month.earned : 0;
    return {
      value: value * 100,
      text: readable(Math.round(value * 1000) / 1000, { unit: 'percent' }),
    };
  },
  payback: (result) => ({
    value: result.paybackMonth === null ? null : result.paybackMonth / 12,
    text: paybackWords(result),
  }),
};

/** What the company states, drawn beside what comes out here; the two are never mixed. */
function StatedRanges({ stated, result, words }: StatedRangesProps) {
  return (
    <section className={chart.part}>
      <h3>Beside what the company states</h3>
      <p>{words.note}</p>
      <ul className={chart.stated}>
        {stated.map(({ label, text, min, max, against }) => {
          const { value, text: own } = OWN[against](result);
          const end = Math.max(max, value ?? 0) * 1.15;
          const at = (figure: number) => (Math.max(0, figure) / end) * 200;
          return (
            <li key={label}>
              <b>{label}</b>
              <span>{`Stated by the company: ${text}`}</span>
              <svg viewBox="0 0 200 14" preserveAspectRatio="none" aria-hidden="true">
                <rect className={chart.scale} y="5" width="200" height="4" />
                <rect
                  className={chart.band}
                  x={at(min)}
                  y="2"
                  width={at(max) - at(min)}
                  height="10"
                />
                {value !== null && (
                  <rect className={chart.mark} x={at(value)} width="2.5" height="14" />
                )}
              </svg>
              <span>{`Your figures: ${own}`}</span>
            </li>
          );
        })}
      </ul>
      <dl className={chart.terms}>
        {words.terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
