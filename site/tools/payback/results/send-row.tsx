import { useState } from 'react';
import { contactPath } from '../../../../contract/interest/interest.ts';
import button from '../../../../ui/button/button.module.css';
import { PLAN_FIELDS, type Plan } from '../arithmetic/plan.ts';
import { instalmentOf, type Result } from '../arithmetic/result.ts';
import { readable, readableSpan } from '../figures.ts';
import { spansOf } from '../usual.ts';
import type { Choice, LabProps } from '../words.ts';
import styles from './results.module.css';

export interface SendRowProps {
  choice: Choice;
  plan: Plan;
  result: Result;
  fields: LabProps['fields'];
}

/** Hands the browser a file that was made on this device. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What to do with the figures: ask, keep, print, share. */
export function SendRow({ choice, plan, result, fields }: SendRowProps) {
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
  const quiet = `${button.button} ${button.secondary}`;
  return (
    <section className={styles.send}>
      <h3>Take it with you</h3>
      <p className={styles.buttons}>
        <a className={`${button.button} ${button.primary}`} href={ask}>
          Ask about these figures
        </a>
        <button type="button" className={quiet} onClick={() => print()}>
          Print for the bank
        </button>
        <button
          type="button"
          className={quiet}
          onClick={() => save(fiveYearsCsv(plan, result, fields), 'payback-five-years.csv')}
        >
          Download CSV
        </button>
        <button type="button" className={quiet} onClick={copy}>
          Copy link
        </button>
      </p>
      <p role="status">{note}</p>
    </section>
  );
}

const HEAD = [
  ...[
    'Month',
    'Orders',
    'Bills with GST',
    'GST',
    'Sales without GST',
    'Ingredients',
    'Thrown away',
  ],
  ...['Commission', 'Packing', 'Royalty', 'Joint advertising', 'Rent', 'Staff', 'Power', 'Other'],
  ...['Profit before instalment', 'Instalment', 'Own money at the end'],
];

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * The five years month by month, below the assumptions, as a table for a spreadsheet.
 * @param fields names of the assumptions
 */
export function fiveYearsCsv(plan: Plan, result: Result, fields: LabProps['fields']): string {
  const assumptions = Object.entries(fields).map(([field, words]) => [
    words.label,
    readable(plan[field as keyof Plan], words),
  ]);
  const months = result.months.map((month, at) => {
    const { orders, billed, gst, earned, food, wastage, commission, packaging } = month;
    const { royalty, marketing, rent, staff, power, other, profit } = month;
    const money = [
      ...[billed, gst, earned, food, wastage, commission, packaging, royalty, marketing],
      ...[
        rent,
        staff,
        power,
        other,
        profit,
        instalmentOf(result.loan, at),
        result.cash[at + 1] ?? 0,
      ],
    ];
    return [at + 1, Math.round(orders), ...money.map(Math.round)];
  });
  const rows = [
    ['Your own assumptions; not a promise'],
    ...assumptions,
    [],
    HEAD,
    ['Opening', ...HEAD.slice(2).map(() => ''), Math.round(result.cash[0] ?? 0)],
    ...months,
  ];
  // The mark at the beginning tells spreadsheets that the rupee sign is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

interface PaperSheetProps extends LabProps {
  choice: Choice;
  plan: Plan;
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Every assumption on paper, for the bank; on the screen the form says the same. */
export function PaperSheet(props: PaperSheetProps) {
  const { choice, plan, fields, models, cityNames } = props;
  const spans = spansOf(props, choice.model, choice.city, choice.brand);
  const name = models.find(({ route }) => route === choice.model)?.name;
  return (
    <section className={styles.paper}>
      <h2>{`All assumptions: ${name}, ${cityNames[choice.city].toLowerCase()}`}</h2>
      <p>{`Printed on ${day.format(new Date())}. Your own assumptions; not a promise.`}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Assumption</th>
            <th scope="col">Value</th>
            <th scope="col">Usual</th>
          </tr>
        </thead>
        <tbody>
          {PLAN_FIELDS.map((field) => (
            <tr key={field}>
              <th scope="row">{fields[field].label}</th>
              <td>{readable(plan[field], fields[field])}</td>
              <td>
                {field === 'loan'
                  ? ''
                  : readableSpan(spans[field][0], spans[field][2], fields[field])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
