import type { Transaction } from '../../database/database.ts';

/**
 * Adds an entry to the audit log.
 * @param actor account; null for the server
 * @param detail no name and no address
 */
export async function writeAudit(
  tx: Transaction,
  actor: string | null,
  action: string,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  await tx.query('insert into private.audit_log (actor, action, detail) values ($1, $2, $3)', [
    actor,
    action,
    JSON.stringify(detail),
  ]);
}
