import receipt from '../../sections/shared/receipt.module.css';
import {
  influencesOn,
  planOf,
  type Result,
  resultOf,
  SCENARIOS,
  type Scenario,
  yearsOf,
} from './arithmetic.ts';
import {
  amountOf,
  INVESTMENT_LINES,
  lowWords,
  MONTH_LINES,
  monthWords,
  paybackWords,
  readable,
  rupees,
  shortRupees,
} from './figures.ts';
import { MONTHS, type Plan } from './plan.ts';
import styles from './results.module.css';
import { PaperSheet, SendRow } from './send-row.tsx';
import { DataTable } from './tables.tsx';
import type { LabModel, LabProps, LabResultsProps } from './usual.ts';

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
      <Slips {...result} />
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
      <SendRow {...props} />
      <PaperSheet {...props} />
    </div>
  );
}

/** Two till slips: what opening costs, and what a full month leaves. */
function Slips({ investment, month, loan: { emi }, cashPerMonth }: Result) {
  return (
    <div className={styles.slips}>
      <Slip
        heading="To open"
        lines={INVESTMENT_LINES.map(([line, label]) => [label, investment[line]])}
        word="You need"
        sum={investment.total}
      />
      <Slip
        heading="A full month"
        lines={[
          ...MONTH_LINES.map(([line, label]) => [label, amountOf(month, line)] as const),
          ...(emi ? [['Instalment', -emi] as const] : []),
        ]}
        word={Math.round(cashPerMonth) < 0 ? 'Loss each month' : 'Left each month'}
        sum={Math.abs(cashPerMonth)}
      />
    </div>
  );
}

interface SlipProps {
  heading: string;
  lines: readonly (readonly [label: string, amount: number])[];
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
    <section className={styles.part}>
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

const OWN: Record<
  LabModel['stated'][number]['against'],
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

interface StatedRangesProps extends Pick<LabModel, 'stated'> {
  result: Result;
  words: LabProps['figureNote'];
}

/** What the company states, drawn beside what comes out here; the two are never mixed. */
function StatedRanges({ stated, result, words }: StatedRangesProps) {
  return (
    <section className={styles.part}>
      <h3>Beside what the company states</h3>
      <p>{words.note}</p>
      <ul className={styles.stated}>
        {stated.map(({ label, text, min, max, against }) => {
          const { value, text: own } = OWN[against](result);
          const end = Math.max(max, value ?? 0) * 1.15;
          const at = (figure: number) => (Math.max(0, figure) / end) * 200;
          return (
            <li key={label}>
              <b>{label}</b>
              <span>{`Stated by the company: ${text}`}</span>
              <svg viewBox="0 0 200 14" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.scale} y="5" width="200" height="4" />
                <rect
                  className={styles.band}
                  x={at(min)}
                  y="2"
                  width={at(max) - at(min)}
                  height="10"
                />
                {value !== null && (
                  <rect className={styles.mark} x={at(value)} width="2.5" height="14" />
                )}
              </svg>
              <span>{`Your figures: ${own}`}</span>
            </li>
          );
        })}
      </ul>
      <dl className={styles.terms}>
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

interface CashCurveProps extends ScenarioTableProps {
  result: Result;
}

const WIDTH = 360;
const HEIGHT = 190;
const TOP = 8;

/** The own money in the plan over five years, drawn, and as a table behind the drawing. */
function CashCurve({ scenarios, result }: CashCurveProps) {
  const { low, cash } = result;
  const all = scenarios.flatMap((scenario) => scenario.result.cash);
  const top = Math.max(0, ...all);
  const bottom = Math.min(0, ...all);
  const x = (month: number) => (month / MONTHS) * WIDTH;
  const y = (money: number) => TOP + ((top - money) / (top - bottom || 1)) * (HEIGHT - 2 * TOP);
  const line = (points: readonly number[]) =>
    points.map((money, month) => `${x(month).toFixed(1)},${y(money).toFixed(1)}`).join(' ');
  const end = cash.at(-1) ?? 0;
  const lowest = `Lowest point: ${lowWords(result)}.`;
  const endWords = `After five years: ${rupees(end)}.`;
  return (
    <section className={styles.part}>
      <h3>Your money over five years</h3>
      <p>{`${lowest} ${endWords} ${low.cash < (cash[0] ?? 0) ? `Keep ${rupees((cash[0] ?? 0) - low.cash)} ready beyond the opening.` : ''}`}</p>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Own money over five years. ${lowest} ${endWords}`}
      >
        <line className={styles.zero} x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
        {scenarios.map(({ name, result: { cash: points } }) => (
          <polyline key={name} className={styles[name]} points={line(points)} />
        ))}
        <circle className={styles.low} cx={x(low.month)} cy={y(low.cash)} r="5" />
      </svg>
      <p className={styles.axis} aria-hidden="true">
        {['Opening', ...Array.from({ length: 5 }, (_, at) => `Year ${at + 1}`)].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <p className={styles.key}>
        <span className={styles.keyExpected}>your figures</span>
        <span>careful below, good above</span>
        <span>{`from ${shortRupees(bottom)} to ${shortRupees(top)}`}</span>
      </p>
      <details>
        <summary>The five years as a table</summary>
        <DataTable
          caption="Your figures, year by year"
          head={['Year', 'Sales', 'Profit', 'Instalments', 'Own money']}
          rows={yearsOf(result).map(({ earned, profit, instalments, cash: money }, at) => [
            `Year ${at + 1}`,
            ...[earned, profit, instalments, money].map(rupees),
          ])}
        />
      </details>
    </section>
  );
}

/** What matters most: what a tenth more or less does to a month, the strongest first. */
function InfluenceChart({ plan, fields }: { plan: Plan; fields: LabProps['fields'] }) {
  const influences = influencesOn(plan).filter(({ worse, better }) => better - worse >= 1);
  const widest = Math.max(1, ...influences.flatMap(({ worse, better }) => [-worse, better]));
  const size = (money: number) => (Math.abs(money) / widest) * 100;
  return (
    <section className={styles.part}>
      <h3>What matters most</h3>
      <p>What a month gains or loses if one thing turns out a tenth better or worse.</p>
      <ol className={styles.influences}>
        {influences.map(({ field, worse, better }) => (
          <li key={field}>
            <span>{fields[field].label}</span>
            <svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={styles.worse}
                x={100 - size(worse)}
                width={size(worse)}
                height="12"
              />
              <rect className={styles.better} x="100" width={size(better)} height="12" />
            </svg>
            <span className={styles.amounts}>{`${rupees(worse)} to +${rupees(better)}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
