import { cpus } from 'node:os';
import type { Outcome } from './trial.ts';

/** One trial's last run. */
export interface Report {
  name: string;
  title: string;
  /** Day of the run, as ISO 8601. */
  date: string;
  outcome: Outcome;
  seconds: number;
}

/** The page that keeps the last run of every trial. */
export function renderPage(reports: readonly Report[]): string {
  const failed = reports.filter(({ outcome }) => outcome.failures.length > 0);
  const verdict = failed.length
    ? `Failed: ${failed.map(({ name }) => name).join(', ')}.`
    : 'Every trial was passed.';
  return [
    '# Torture',
    '',
    'What `npm run torture` found when it last ran: it breaks the way of an enquiry on purpose',
    'and counts what was sent, acknowledged, stored, doubled and lost. Written by the command itself.',
    '',
    `${cpus().length} cores, Node ${process.versions.node}. ${verdict}`,
    ...reports.flatMap(renderTrial),
    '',
  ].join('\n');
}

function renderTrial({ name, title, date, outcome, seconds }: Report): string[] {
  const [first] = outcome.rows;
  const keys = Object.keys(first ?? {});
  const line = (cells: readonly unknown[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    '',
    `## ${name}`,
    '',
    `${title} ${date}, ${Math.round(seconds)} s, \`npm run torture -- --only ${name}\`.`,
    '',
    ...(first
      ? [
          line(keys),
          line(keys.map(() => '---')),
          ...outcome.rows.map((row) => line(keys.map((key) => row[key] ?? ''))),
        ]
      : []),
    ...list(outcome.notes ?? [], ''),
    ...list(outcome.failures, 'FAILED: '),
  ];
}

const list = (lines: readonly string[], before: string): string[] =>
  lines.length ? ['', ...lines.map((line) => `- ${before}${line}`)] : [];
