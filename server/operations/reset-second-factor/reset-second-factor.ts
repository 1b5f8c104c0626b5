import { loadAuthMails } from '../../auth/mails.ts';
import { writeAudit } from '../../auth/record-change.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';

interface RemovedFactor {
  friendly_name: string;
  status: 'unverified' | 'verified';
  created_at: Date;
}

export type ResetResult = NonNullable<Awaited<ReturnType<typeof resetSecondFactor>>>;

export async function resetSecondFactor(database: Database, email: string, siteUrl: string) {
  const mails = loadAuthMails(siteUrl);
  return database.transaction(async (tx) => {
    const { rows: accounts } = await tx.query<{ id: string; email: string }>(
      'select id, email from auth.users where lower(email) = lower($1)',
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
    const sessionCount = rowCount ?? 0;
    await writeAudit(tx, null, 'account.factors_reset', {
      devices: rows.length,
      sessions_ended: sessionCount,
    });
    const place = 'the server, by somebody who may run its commands';
    const change = { change: 'factors_reset', place, at: new Date() } as const;
    await queueMail(tx, mails.notice(account.email, change));
    return { factors: rows, sessionCount };
  });
}
