import type { ExportFormat } from '../desk/export.ts';
import { formatDay } from '../desk/indian-clock.ts';

/** Media types of the files. */
export const FILE_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** @returns for instance `leads-2026-11-21-123.csv`: the day in India, and how many leads it holds. */
export const nameLeadsFile = (now: number, leads: number, format: ExportFormat): string =>
  `leads-${formatDay(now)}-${leads}.${format}`;
