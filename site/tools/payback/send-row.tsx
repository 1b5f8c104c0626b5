import { useState } from 'react';
import { contactPath } from '../../../contract/interest/interest.ts';
import button from '../../../ui/button/button.module.css';
import { instalmentOf, type Result } from './arithmetic.ts';
import { MONTH_LINES, readable, readableSpan } from './figures.ts';
import { PLAN_FIELDS, type Plan } from './plan.ts';
import styles from './results.module.css';
import { DataTable } from './tables.tsx';
import { type LabProps, type LabResultsProps, spansOf } from './usual.ts';

export function SendRow({ choice, plan, result, fields }: LabResultsProps) {
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
  const others: readonly [string, () => void][] = [
    ['Print for the bank', () => print()],
    ['Download CSV', () => save(fiveYearsCsv(plan, result, fields), 'payback-five-years.csv')],
    ['Copy link', copy],
  ];
  return (
    <section className="screen-only">
      <h3>Take it with you</h3>
      <p className={`row ${styles.buttons}`}>
        <a className={`${button.button} ${button.primary}`} href={ask}>
          Ask about these figures
        </a>
        {others.map(([label, act]) => (
          <button
            key={label}
            type="button"
            className={`${button.button} ${button.secondary}`}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </p>
      <p role="status">{note}</p>
    </section>
  );
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The five years month by month, below the assumptions, as a table for a spreadsheet. */
export function fiveYearsCsv(plan: Plan, result: Result, fields: LabProps['fields']): string {
  const { months, loan, cash } = result;
  const head = ['Month', 'Orders', ...MONTH_LINES.map(([, label]) => label)];
  const rows = [
    ['Your own assumptions; not a promise'],
    ...PLAN_FIELDS.map((field) => [fields[field].label, readable(plan[field], fields[field])]),
    [],
    [...head, 'Profit before instalment', 'Instalment', 'Own money at the end'],
    ['Opening', ...head.slice(1).map(() => ''), '', '', Math.round(cash[0] ?? 0)],
    ...months.map((month, at) => [
      at + 1,
      ...[
        month.orders,
        ...MONTH_LINES.map(([line]) => month[line]),
        month.profit,
        instalmentOf(loan, at),
        cash[at + 1] ?? 0,
      ].map(Math.round),
    ]),
  ];
  // The mark at the beginning tells spreadsheets that the rupee sign is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Every assumption on paper, for the bank; on the screen the form says the same. */
export function PaperSheet(props: LabResultsProps) {
  const { choice, plan, fields, models, cityNames } = props;
  const spans = spansOf(props, choice);
  const name = models.find(({ route }) => route === choice.model)?.name;
  return (
    <section className={styles.paper}>
      <h2>{`All assumptions: ${name}, ${cityNames[choice.city].toLowerCase()}`}</h2>
      <DataTable
        caption={`Printed on ${day.format(new Date())}. Your own assumptions; not a promise.`}
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
