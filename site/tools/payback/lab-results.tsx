import { useState } from 'react';
import { contactPath } from '../../../contract/interest/interest.ts';
import button from '../../../ui/button/button.module.css';
import receipt from '../../sections/shared/receipt.module.css';
import { planOf, type Result, resultOf, SCENARIOS, type Scenario, yearsOf } from './arithmetic.ts';
import {
  amountOf,
  INVESTMENT_LINES,
  lowWords,
  MONTH_LINES,
  monthWords,
  paybackWords,
  readable,
  readableSpan,
  rupees,
  shortRupees,
} from './figures.ts';
import { MONTHS, PLAN_FIELDS, type Plan } from './plan.ts';
import styles from './results.module.css';
import { DataTable } from './tables.tsx';
import { type LabModel, type LabProps, type LabResultsProps, spansOf } from './usual.ts';

/** What a plan leads to. Comes with the script: without one, the worked examples show the same of three plans. */
export default function LabResults(props: LabResultsProps) {
  const { choice, plan, result } = props;
  const scenarios = SCENARIOS.map((name) => {
    const shifted = planOf(plan, name);
    return { name, plan: shifted, result: resultOf(shifted) };
  });
  const model = props.models.find(({ route }) => route === choice.model);
  return (
    <div className={`stack ${styles.results}`}>
      <p className="strong">
        These are your own assumptions, not a promise. Nothing leaves this device until you send it.
      </p>
      <Slips {...result} />
      <CashCurve scenarios={scenarios} result={result} />
      <ScenarioTable scenarios={scenarios} />
      {model && <StatedFigures stated={model.stated} result={result} words={props.figureNote} />}
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

function Slips({ investment, month, loan: { emi }, cashPerMonth }: Result) {
  return (
    <div className={`tiles ${styles.slips}`}>
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
          <div key={label}>
            <dt>{label}</dt>
            <dd>{rupees(amount)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
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

const OWN: Record<LabModel['stated'][number]['against'], (result: Result) => string> = {
  investment: ({ investment }) => rupees(investment.total),
  revenue: ({ month }) => rupees(month.earned),
  margin: ({ month: { earned, profit } }) =>
    readable(earned ? Math.round((profit / earned) * 1000) / 1000 : 0, { unit: 'percent' }),
  payback: paybackWords,
};

interface StatedFiguresProps extends Pick<LabModel, 'stated'> {
  result: Result;
  words: LabProps['figureNote'];
}

/** What the company states beside what comes out here; the two are never mixed. */
function StatedFigures({ stated, result, words }: StatedFiguresProps) {
  return (
    <section className={styles.part}>
      <h3>Beside what the company states</h3>
      <p>{words.note}</p>
      <DataTable
        caption="Stated and own figures"
        head={['', 'Stated by the company', 'Your figures']}
        rows={stated.map(({ label, text, against }) => [label, text, OWN[against](result)])}
      />
      <dl className={`stack ${styles.terms}`}>
        {words.terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="strong">{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const WIDTH = 360;
const HEIGHT = 190;
const TOP = 8;

/** The own money in the plan over five years, drawn, and as a table behind the drawing. */
function CashCurve({ scenarios, result }: ScenarioTableProps & { result: Result }) {
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
      <p className={`muted ${styles.axis}`} aria-hidden="true">
        {['Opening', ...Array.from({ length: 5 }, (_, at) => `Year ${at + 1}`)].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <p className={`row small muted ${styles.key}`}>
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

function SendRow({ choice, plan, result }: LabResultsProps) {
  const [note, setNote] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setNote('Link copied. It holds these figures and nothing about you.');
    } catch {
      setNote('The browser does not allow copying. The address of this page holds your figures.');
    }
  };
  const ask = contactPath({
    from: 'payback',
    models: [choice.model],
    ...(choice.brand && { brands: [choice.brand] }),
    budget: Math.round(result.investment.total),
    area: Math.round(plan.areaSqFt),
  });
  const secondary = `${button.button} ${button.secondary}`;
  return (
    <section className="screen-only">
      <h3>Take it with you</h3>
      <p className={`row ${styles.buttons}`}>
        <a className={`${button.button} ${button.primary}`} href={ask}>
          Ask about these figures
        </a>
        <button type="button" className={secondary} onClick={() => print()}>
          Print for the bank
        </button>
        <button type="button" className={secondary} onClick={() => void copy()}>
          Copy link
        </button>
      </p>
      <p role="status">{note}</p>
    </section>
  );
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Every assumption on paper, for the bank; on the screen the form says the same. */
function PaperSheet(props: LabResultsProps) {
  const { choice, plan, fields, models, cityNames } = props;
  const spans = spansOf(props, choice);
  const name = models.find(({ route }) => route === choice.model)?.name;
  return (
    <section className={styles.paper}>
      <h2>{`All assumptions: ${name}, ${cityNames[choice.city].toLowerCase()}`}</h2>
      <p>{`Printed on ${day.format(new Date())}. Your own assumptions; not a promise.`}</p>
      <DataTable
        caption="Assumptions"
        head={['Assumption', 'Value', 'Usual']}
        rows={PLAN_FIELDS.map((field) => [
          fields[field].label,
          readable(plan[field], fields[field]),
          field === 'loan' ? '' : readableSpan(spans[field][0], spans[field][2], fields[field]),
        ])}
      />
    </section>
  );
}
