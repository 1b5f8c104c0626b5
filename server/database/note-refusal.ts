import type { Database } from './database.ts';

export interface Refusal {
  /** Whose entries are bounded together: an account, or a digest of a network. */
  subject: string;
  /** Account that was refused; null where nobody is signed in. */
  account: string | null;
  action: 'refused.call' | 'refused.sign_in' | 'refused.sign_up';
  detail: Readonly<Record<string, string>>;
}

/**
 * Notes in the audit log what was refused, at most 100 times an hour for a subject. It runs beside the answer, which
 * takes as long as without it and does not depend on it.
 */
export function noteRefusal(
  database: Pick<Database, 'statement'>,
  { subject, account, action, detail }: Refusal,
): void {
  void database
    .statement('select private.note_refusal($1, $2, $3, $4)', [
      ...[subject, account, action],
      JSON.stringify(detail),
    ])
    .catch(() => {});
}
