import type { Plan } from '../arithmetic/plan.ts';
import { instalmentOf, type Result } from '../arithmetic/result.ts';
import { readable } from '../figures.ts';
import type { LabProps } from '../words.ts';

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
