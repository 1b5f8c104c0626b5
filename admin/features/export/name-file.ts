import type { ExportFormat } from '../../../contract/desk/export.ts';
import { formatDay } from '../../shared/time/format-time.ts';

/** @returns for instance `leads-2026-11-21-123.csv`: the day in India, and how many leads it holds. */
export const nameLeadsFile = (now: number, leads: number, format: ExportFormat): string =>
  `leads-${formatDay(now)}-${leads}.${format}`;
