import type { WorkedExample } from '../../content/payback.ts';
import { PLAN_FIELDS } from './arithmetic/plan.ts';
import { resultOf } from './arithmetic/result.ts';
import { DataTable } from './data-table.tsx';
import { breakEvenWords, monthName, paybackWords, readable, rupees } from './figures.ts';
import styles from './lab.module.css';
import { investmentLines, monthLines } from './lines.ts';
import { planOfChoice } from './usual.ts';
import type { LabProps } from './words.ts';

export interface WorkedExamplesProps
  extends Pick<LabProps, 'usual' | 'brands' | 'dishesPerOrder' | 'fields'> {
  examples: readonly WorkedExample[];
}

/** Three outlets from their assumptions to the end, for whoever has no script and whoever wants to check the sums. */
export function WorkedExamples({ examples, fields, ...usual }: WorkedExamplesProps) {
  const worked = examples.map((example) => {
    const plan = planOfChoice(usual, { ...example, given: example.plan });
    return { plan, result: resultOf(plan) };
  });
  const [first] = worked;
  if (!first) return null;
  const head = ['', ...examples.map(({ name }) => name)];
  const lines = (pick: (one: (typeof worked)[number]) => [string, number][]) =>
    pick(first).map(([label], at) => [
      label,
      ...worked.map((one) => rupees(pick(one)[at]?.[1] ?? 0)),
    ]);
  const row = (label: string, say: (one: (typeof worked)[number]) => string) => [
    label,
    ...worked.map(say),
  ];
  return (
    <div className={styles.examples}>
      <ul>
        {examples.map(({ name, story }) => (
          <li key={name}>
            <b>{`${name}.`}</b>
            {` ${story}`}
          </li>
        ))}
      </ul>
      <DataTable
        caption="What comes out"
        head={head}
        rows={[
          row('Needed to open', ({ result }) => rupees(result.investment.total)),
          row('Break-even', ({ result }) => breakEvenWords(result)),
          row('A full month', ({ result }) => rupees(result.cashPerMonth)),
          row('Money back', ({ result }) => paybackWords(result)),
          row(
            'Lowest point',
            ({ result: { low } }) => `${rupees(low.cash)} ${monthName(low.month)}`,
          ),
          row('After five years', ({ result }) => rupees(result.cash.at(-1) ?? 0)),
        ]}
      />
      <DataTable
        caption="A full month"
        head={head}
        rows={[
          ...lines(({ result }) => monthLines(result.month)),
          row('Instalment', ({ result }) => rupees(-result.loan.emi)),
          row('What is left', ({ result }) => rupees(result.cashPerMonth)),
        ]}
      />
      <DataTable
        caption="To open"
        head={head}
        rows={[
          ...lines(({ result }) => investmentLines(result.investment)),
          row('Together', ({ result }) => rupees(result.investment.total)),
        ]}
      />
      <details>
        <summary>Every assumption of the three</summary>
        <DataTable
          caption="Assumptions"
          head={head}
          rows={PLAN_FIELDS.map((field) =>
            row(fields[field].label, ({ plan }) =>
              readable(plan[field], { unit: fields[field].unit }),
            ),
          )}
        />
      </details>
    </div>
  );
}
