import { formatNumber } from '../../../contract/desk/rupees.ts';

/** @returns `1 row`, `12,345 rows`. */
export const countRows = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;
