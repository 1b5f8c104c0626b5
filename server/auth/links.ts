import type { Transaction } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { createToken, digestToken } from './keys.ts';
import type { OneTimeKind } from './limits.ts';
import type { AuthService } from './service.ts';
import type { UserRow } from './users.ts';

export const LINK_SECONDS: Readonly<Record<OneTimeKind, number>> = {
  signup: 24 * 60 * 60,
  recovery: 60 * 60,
};

export const keepNewestLink = (tx: Transaction, userId: string, kind: OneTimeKind) =>
  tx.query(
    `update auth.one_time_tokens set expires_at = now() + make_interval(secs => $2)
     where token_hash = (
       select token_hash from auth.one_time_tokens
       where user_id = $1 and kind = $3
         and created_at > now() - greatest(interval '1 day', make_interval(secs => 2 * $2))
       order by created_at desc limit 1)`,
    [userId, LINK_SECONDS[kind], kind],
  );

export const clearOneTimeTokens = (tx: Transaction, userId: string) =>
  tx.query('delete from auth.one_time_tokens where user_id = $1', [userId]);

export function resolveRedirect(siteUrl: string, requested: string | undefined): string {
  const target = requested ? URL.parse(requested) : null;
  const isWithin =
    target?.origin === new URL(siteUrl).origin && !target.username && !target.password;
  return target && isWithin ? target.href : siteUrl;
}

// Earlier links stay valid until one is used, so that a stranger cannot invalidate the owner's.
export async function sendLink(
  { mails }: Pick<AuthService, 'mails'>,
  tx: Transaction,
  { kind, user, redirectTo }: { kind: OneTimeKind; user: UserRow; redirectTo: string },
): Promise<void> {
  const token = createToken();
  await tx.query('delete from auth.one_time_tokens where user_id = $1 and expires_at <= now()', [
    user.id,
  ]);
  await tx.query(
    `insert into auth.one_time_tokens (token_hash, user_id, kind, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))`,
    [digestToken(token), user.id, kind, LINK_SECONDS[kind]],
  );
  const [name, column] =
    kind === 'signup'
      ? (['confirmation', 'confirmation_sent_at'] as const)
      : (['recovery', 'recovery_sent_at'] as const);
  await tx.query(`update auth.users set ${column} = now() where id = $1`, [user.id]);
  await queueMail(tx, mails.link(name, user.email, { token, redirectTo }));
}
