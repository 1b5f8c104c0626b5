import type { Database } from './database.ts';

export interface Refusal {
  /** Whose entries are bounded together: an account, or a digest of a network. */
  subject: string;
  account: string | null;
  action: 'refused.call' | 'refused.sign_in' | 'refused.sign_up';
  detail: Readonly<Record<string, string>>;
}

/** At most 100 audit entries an hour for a subject, not awaited. */
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
