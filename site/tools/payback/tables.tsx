import { Table } from '../../../ui/table/table.tsx';
import type { WorkedExample } from '../../content/payback.ts';
import { CITY_CLASSES, FIELD_GROUPS, PAYBACK_MODELS } from '../../content/payback-layers.ts';
import { resultOf } from './arithmetic.ts';
import {
  amountOf,
  breakEvenWords,
  INVESTMENT_LINES,
  lowWords,
  MONTH_LINES,
  paybackWords,
  readable,
  readableSpan,
  rupees,
} from './figures.ts';
import styles from './payback.module.css';
import { PLAN_FIELDS } from './plan.ts';
import { type LabProps, planOfChoice, spansOf } from './usual.ts';

export interface DataTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell names its row; one that stands alone names the rows below it. */
  rows: readonly (readonly string[])[];
}

/** A table with small letters, so that it fits a phone; with large ones it scrolls by itself. */
export const DataTable = ({ caption, head, rows }: DataTableProps) => (
  <Table
    caption={caption}
    columns={head.map((label) => ({ id: label, label: label || 'Figure', isLabelHidden: !label }))}
    className={styles.table}
  >
    {rows.map(([name, ...cells]) => (
      <tr key={name}>
        {cells.length > 0 ? (
          <th scope="row">{name}</th>
        ) : (
          <th className={styles.groupName} scope="colgroup" colSpan={head.length}>
            {name}
          </th>
        )}
        {cells.map((cell, place) => (
          <td key={head[place + 1]}>{cell}</td>
        ))}
      </tr>
    ))}
  </Table>
);

type Usual = Pick<LabProps, 'usual' | 'brands' | 'dishesPerOrder' | 'fields'>;

export interface CostListProps extends Usual, Pick<LabProps, 'groups' | 'models'> {
  caption: string;
}

export function CostList({ fields, groups, models, caption, ...usual }: CostListProps) {
  const spans = PAYBACK_MODELS.map((model) =>
    CITY_CLASSES.map((city) => spansOf(usual, { model, city })),
  );
  return (
    <DataTable
      caption={caption}
      head={[
        '',
        ...PAYBACK_MODELS.map((route) => models.find((model) => model.route === route)?.name ?? ''),
      ]}
      rows={FIELD_GROUPS.flatMap((group) => [
        [groups[group]],
        ...PLAN_FIELDS.filter((field) => fields[field].group === group && field !== 'loan').map(
          (field) => [
            fields[field].label,
            ...spans.map((cities) =>
              readableSpan(
                Math.min(...cities.map((city) => city[field][0])),
                Math.max(...cities.map((city) => city[field][2])),
                fields[field],
              ),
            ),
          ],
        ),
      ])}
    />
  );
}

export interface WorkedExamplesProps extends Usual {
  examples: readonly WorkedExample[];
}

/** Three outlets from their assumptions to the end, for whoever has no script and whoever wants to check the sums. */
export function WorkedExamples({ examples, fields, ...usual }: WorkedExamplesProps) {
  const worked = examples.map((example) => {
    const plan = planOfChoice(usual, { ...example, given: example.plan });
    return { plan, ...resultOf(plan) };
  });
  const row = (label: string, say: (one: (typeof worked)[number]) => string) => [
    label,
    ...worked.map(say),
  ];
  const head = ['', ...examples.map(({ name }) => name)];
  return (
    <div className={`stack ${styles.examples}`}>
      <ul>
        {examples.map(({ name, story }) => (
          <li key={name}>
            <b>{`${name}.`}</b>
            {` ${story}`}
          </li>
        ))}
      </ul>
      <DataTable
        caption="Worked examples"
        head={head}
        rows={[
          ['What comes out'],
          row('Needed to open', ({ investment }) => rupees(investment.total)),
          row('Break-even', breakEvenWords),
          row('A month leaves', ({ cashPerMonth }) => rupees(cashPerMonth)),
          row('Money back', paybackWords),
          row('Lowest point', lowWords),
          row('After five years', ({ cash }) => rupees(cash.at(-1) ?? 0)),
          ['A full month'],
          ...MONTH_LINES.map(([line, label]) =>
            row(label, ({ month }) => rupees(amountOf(month, line))),
          ),
          row('Instalment', ({ loan }) => rupees(-loan.emi)),
          row('What is left', ({ cashPerMonth }) => rupees(cashPerMonth)),
          ['To open'],
          ...INVESTMENT_LINES.map(([line, label]) =>
            row(label, ({ investment }) => rupees(investment[line])),
          ),
          row('Together', ({ investment }) => rupees(investment.total)),
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
