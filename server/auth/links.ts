import { ROUTES } from '../../contract/routes.ts';
import { firstRow, hasRow, type Transaction } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { createToken, digestToken } from './keys.ts';
import type { AuthService } from './service.ts';
import type { UserRow } from './users.ts';

/** What a mailed link lets its reader do. */
export type OneTimeKind = 'signup' | 'recovery';

/** Seconds for which a mailed link is valid. */
export const LINK_SECONDS: Readonly<Record<OneTimeKind, number>> = {
  signup: 24 * 60 * 60,
  recovery: 60 * 60,
};

/** The kinds of link that each `type` of `POST /verify` accepts, as on hosted Supabase. */
export const VERIFY_TYPES: Readonly<Record<string, readonly OneTimeKind[]>> = {
  signup: ['signup'],
  email: ['signup', 'recovery'],
  recovery: ['recovery'],
};

/** Earlier links stay valid until one is used: a stranger cannot invalidate the owner's. */
export async function createOneTimeToken(
  tx: Transaction,
  { userId, kind }: { userId: string; kind: OneTimeKind },
): Promise<string> {
  const token = createToken();
  await tx.query('delete from auth.one_time_tokens where user_id = $1 and expires_at <= now()', [
    userId,
  ]);
  await tx.query(
    `insert into auth.one_time_tokens (token_hash, user_id, kind, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))`,
    [digestToken(token), userId, kind, LINK_SECONDS[kind]],
  );
  const column = kind === 'signup' ? 'confirmation_sent_at' : 'recovery_sent_at';
  await tx.query(`update auth.users set ${column} = now() where id = $1`, [userId]);
  return token;
}

/** Keeps the newest recent link open as long as a new one. The account must be locked. */
export async function keepNewestLink(
  tx: Transaction,
  userId: string,
  kind: OneTimeKind,
): Promise<void> {
  await tx.query(
    `update auth.one_time_tokens set expires_at = now() + make_interval(secs => $2)
     where token_hash = (
       select token_hash from auth.one_time_tokens
       where user_id = $1 and kind = $3
         and created_at > now() - greatest(interval '1 day', make_interval(secs => 2 * $2))
       order by created_at desc limit 1)`,
    [userId, LINK_SECONDS[kind], kind],
  );
}

/** @returns the id of the account that a token belongs to, without using it. */
export async function findTokenOwner(tx: Transaction, token: string) {
  const found = await firstRow<{ user_id: string }>(
    tx,
    'select user_id from auth.one_time_tokens where token_hash = $1',
    [digestToken(token)],
  );
  return found?.user_id;
}

/** A token works once. The account must be locked first, so that two requests cannot deadlock. */
export const spendOneTimeToken = (tx: Transaction, token: string, kinds: readonly OneTimeKind[]) =>
  hasRow(
    tx,
    `delete from auth.one_time_tokens
     where token_hash = $1 and kind = any ($2) and expires_at > now()`,
    [digestToken(token), kinds],
  );

/** Invalidates every link of an account, after it was confirmed or its password changed. */
export async function clearOneTimeTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}

/** The requested address if it is on this site, else the site. */
export function resolveRedirect(siteUrl: string, requested: string | undefined): string {
  if (!requested) return siteUrl;
  const target = URL.parse(requested);
  const isWithin =
    target !== null &&
    target.origin === new URL(siteUrl).origin &&
    !target.username &&
    !target.password;
  return isWithin ? target.href : siteUrl;
}

/** Its button uses the token: mail scanners open links, people press buttons. */
export function confirmPage(siteUrl: string, type: string, tokenHash: string): string {
  const path = type === 'recovery' ? ROUTES.authReset : ROUTES.authConfirm;
  const kind = type === 'recovery' ? 'recovery' : 'email';
  return `${siteUrl}${path}?${new URLSearchParams({ token_hash: tokenHash, type: kind })}`;
}

/** Queues the mail that confirms a sign-up or lets a person set a password; the caller wakes the mail worker. */
export async function sendLink(
  { mails }: Pick<AuthService, 'mails'>,
  tx: Transaction,
  { kind, user, redirectTo }: { kind: OneTimeKind; user: UserRow; redirectTo: string },
): Promise<void> {
  const token = await createOneTimeToken(tx, { userId: user.id, kind });
  const name = kind === 'signup' ? 'confirmation' : 'recovery';
  await queueMail(tx, mails.link(name, user.email, { token, redirectTo }));
}
