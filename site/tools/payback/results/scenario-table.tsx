import type { Plan } from '../arithmetic/plan.ts';
import type { Result } from '../arithmetic/result.ts';
import type { Scenario } from '../arithmetic/scenarios.ts';
import { DataTable } from '../data-table.tsx';
import { monthWords, paybackWords, readable, rupees } from '../figures.ts';
import styles from './chart.module.css';

export interface ScenarioTableProps {
  scenarios: readonly { name: Scenario; plan: Plan; result: Result }[];
}

/** The same plan when it goes worse and when it goes better. */
export function ScenarioTable({ scenarios }: ScenarioTableProps) {
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
