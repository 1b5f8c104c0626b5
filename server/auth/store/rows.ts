import type { QueryResultRow } from 'pg';
import type { Transaction } from '../../database/database.ts';

/** @returns the first row that a statement gives, if any */
export async function firstRow<Row extends QueryResultRow>(
  tx: Transaction,
  sql: string,
  values: unknown[],
): Promise<Row | undefined> {
  return (await tx.query<Row>(sql, values)).rows[0];
}

/** @returns whether a statement found or changed one row */
export const hasRow = async (tx: Transaction, sql: string, values: unknown[]): Promise<boolean> =>
  (await tx.query(sql, values)).rowCount === 1;
