import type { Month } from '../arithmetic/month.ts';
import { MONTHS, type Plan } from '../arithmetic/plan.ts';
import { instalmentOf, type Result } from '../arithmetic/result.ts';
import { influencesOn, type Scenario } from '../arithmetic/scenarios.ts';
import { DataTable } from '../data-table.tsx';
import { monthName, rupees, shortRupees } from '../figures.ts';
import type { LabProps } from '../words.ts';
import styles from './chart.module.css';

export interface CashCurveProps {
  scenarios: readonly { name: Scenario; result: Result }[];
  result: Result;
}

const WIDTH = 360;
const HEIGHT = 190;
const TOP = 8;

/** The own money in the plan over five years, drawn, and as a table behind the drawing. */
export function CashCurve({ scenarios, result }: CashCurveProps) {
  const { low, cash } = result;
  const all = scenarios.flatMap((scenario) => scenario.result.cash);
  const top = Math.max(0, ...all);
  const bottom = Math.min(0, ...all);
  const x = (month: number) => (month / MONTHS) * WIDTH;
  const y = (money: number) => TOP + ((top - money) / (top - bottom || 1)) * (HEIGHT - 2 * TOP);
  const line = (points: readonly number[]) =>
    points.map((money, month) => `${x(month).toFixed(1)},${y(money).toFixed(1)}`).join(' ');
  const end = cash.at(-1) ?? 0;
  const lowWords = `Lowest point: ${rupees(low.cash)} ${monthName(low.month)}.`;
  const endWords = `After five years: ${rupees(end)}.`;
  return (
    <section className={styles.part}>
      <h3>Your money over five years</h3>
      <p>{`${lowWords} ${endWords} ${low.cash < (cash[0] ?? 0) ? `Keep ${rupees((cash[0] ?? 0) - low.cash)} ready beyond the opening.` : ''}`}</p>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Own money over five years. ${lowWords} ${endWords}`}
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
      <details className={styles.behind}>
        <summary>The five years as a table</summary>
        <DataTable
          caption="Your figures, year by year"
          head={['Year', 'Sales', 'Profit', 'Instalments', 'Own money']}
          rows={yearsOf(result).map(({ year, earned, profit, instalments, cash: money }) => [
            `Year ${year}`,
            ...[earned, profit, instalments, money].map(rupees),
          ])}
        />
      </details>
    </section>
  );
}

/** What matters most: what a tenth more or less does to a month, the strongest first. */
export function InfluenceChart({ plan, fields }: { plan: Plan; fields: LabProps['fields'] }) {
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

/** A year of the plan, in rupees; `cash` is the own money in it at the year's end. */
interface Year {
  year: number;
  orders: number;
  earned: number;
  costs: number;
  profit: number;
  instalments: number;
  cash: number;
}

/** The five years, each as the sum of its months. */
export function yearsOf({ months, loan, cash }: Result): Year[] {
  return Array.from({ length: MONTHS / 12 }, (_, at) => {
    const from = at * 12;
    const sum = (pick: (month: Month, place: number) => number) =>
      months
        .slice(from, from + 12)
        .reduce((total, month, place) => total + pick(month, from + place), 0);
    return {
      year: at + 1,
      orders: sum(({ orders }) => orders),
      earned: sum(({ earned }) => earned),
      costs: sum(({ earned, profit }) => earned - profit),
      profit: sum(({ profit }) => profit),
      instalments: sum((_month, place) => instalmentOf(loan, place)),
      cash: cash[from + 12] ?? 0,
    };
  });
}
