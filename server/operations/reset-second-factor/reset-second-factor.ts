import type { Database } from '../../database/database.ts';

/** A factor that was removed. */
export interface RemovedFactor {
  friendly_name: string;
  status: 'unverified' | 'verified';
  created_at: Date;
}

export interface ResetResult {
  factors: RemovedFactor[];
  /** Sessions that were signed out. */
  sessionCount: number;
}

/**
 * Removes every second factor of an account and signs it out everywhere, for when all devices are
 * lost. Hosted Supabase has the same columns.
 * @param email of the account, in any case
 * @returns undefined when there is no such account
 */
export async function resetSecondFactor(
  database: Database,
  email: string,
): Promise<ResetResult | undefined> {
  return database.transaction(async (tx) => {
    const { rows: accounts } = await tx.query<{ id: string }>(
      'select id from auth.users where lower(email) = lower($1)',
      [email],
    );
    const [account] = accounts;
    if (!account) return undefined;
    const { rowCount } = await tx.query('delete from auth.sessions where user_id = $1', [
      account.id,
    ]);
    const { rows } = await tx.query<RemovedFactor>(
      `delete from auth.mfa_factors where user_id = $1
       returning friendly_name, status, created_at`,
      [account.id],
    );
    await tx.query('delete from private.rate_limits where bucket ~ $1', ['^auth-code-']);
    return { factors: rows, sessionCount: rowCount ?? 0 };
  });
}
