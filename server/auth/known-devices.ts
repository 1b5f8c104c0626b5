import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';
import { isEqualText } from '../../supabase/functions/_shared/signatures.ts';
import type { AppEnv } from '../context.ts';
import { firstRow, hasRow, type Transaction } from '../database/database.ts';
import { createToken, digestToken } from './keys.ts';
import type { OneTimeKind, Visitor } from './limits.ts';
import { keepNewestLink } from './links.ts';
import type { AuthService } from './service.ts';
import { lockUserByEmail } from './users.ts';

const MAX_DEVICES = 20;

export interface KnownDevice {
  id: string;
  userId: string;
  email: string;
  /** A code of the account's second factor was accepted from it. */
  hasUsedFactor: boolean;
}

async function findDevice(tx: Transaction, id: string): Promise<KnownDevice | undefined> {
  const found = await firstRow<Omit<KnownDevice, 'id'>>(
    tx,
    `select d.user_id as "userId", u.email, d.factor_verified_at is not null as "hasUsedFactor"
     from private.known_devices d join auth.users u on u.id = d.user_id
     where d.id_digest = $1 and d.expires_at > now()`,
    [digestToken(id)],
  );
  return found && { id, ...found };
}

/** A new id at each sign-in, so that a stolen copy of the cookie is worth nothing afterwards. */
export async function renewDevice(tx: Transaction, userId: string, presented: string | undefined) {
  const id = createToken();
  const before = await firstRow<{ factor_verified_at: Date | null }>(
    tx,
    'delete from private.known_devices where id_digest = $1 and user_id = $2 returning factor_verified_at',
    [digestToken(presented ?? ''), userId],
  );
  await tx.query(
    `insert into private.known_devices (id_digest, user_id, factor_verified_at) values ($1, $2, $3)`,
    [digestToken(id), userId, before?.factor_verified_at ?? null],
  );
  await tx.query(
    `delete from private.known_devices where user_id = $1 and (expires_at <= now() or id_digest in (
       select id_digest from private.known_devices where user_id = $1
       order by expires_at desc offset $2))`,
    [userId, MAX_DEVICES],
  );
  return id;
}

export const rememberFactorDevice = (tx: Transaction, userId: string, id: string) =>
  tx.query(
    'update private.known_devices set factor_verified_at = now() where id_digest = $1 and user_id = $2',
    [digestToken(id), userId],
  );

export const forgetDevices = (tx: Transaction, userId: string) =>
  tx.query('delete from private.known_devices where user_id = $1', [userId]);

export async function rememberNetwork(tx: Transaction, userId: string, digest: Buffer) {
  await tx.query(
    `insert into auth.known_networks (user_id, network_digest) values ($1, $2)
     on conflict (user_id, network_digest) do update set last_seen_at = now()`,
    [userId, digest],
  );
  await tx.query(
    `delete from auth.known_networks
     where user_id = $1 and last_seen_at < now() - interval '30 days'`,
    [userId],
  );
}

export const isNetworkKnown = (tx: Transaction, email: string, digests: readonly Buffer[]) =>
  hasRow(
    tx,
    `select from auth.known_networks n join auth.users u on u.id = n.user_id
     where lower(u.email) = lower($1) and n.network_digest = any ($2::bytea[])
       and n.last_seen_at > now() - interval '30 days' limit 1`,
    [email, digests],
  );

export const isNetworkOld = (tx: Transaction, userId: string, digests: readonly Buffer[]) =>
  hasRow(
    tx,
    `select from auth.known_networks
     where user_id = $1 and network_digest = any ($2::bytea[])
       and (first_seen_at is null or first_seen_at < now() - interval '24 hours') limit 1`,
    [userId, digests],
  );

export const rememberFactorNetwork = (tx: Transaction, userId: string, digest: Buffer) =>
  tx.query(
    `insert into auth.known_networks (user_id, network_digest, factor_verified_at)
     values ($1, $2, now())
     on conflict (user_id, network_digest) do update set factor_verified_at = now()`,
    [userId, digest],
  );

export const isFactorNetworkKnown = (tx: Transaction, userId: string, digests: readonly Buffer[]) =>
  hasRow(
    tx,
    `select from auth.known_networks
     where user_id = $1 and network_digest = any ($2::bytea[])
       and factor_verified_at > now() - interval '30 days' limit 1`,
    [userId, digests],
  );

/** As long as `private.known_devices` keeps a device after its last sign-in. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

type CookieParts = Pick<AuthService, 'keys' | 'siteUrl'>;

const isEncrypted = ({ siteUrl }: CookieParts) => siteUrl.startsWith('https:');
/** Browsers take a cookie of the first name from an encrypted answer only. */
const nameFor = (parts: CookieParts) =>
  isEncrypted(parts) ? '__Secure-yctfc-device' : 'yctfc-device';

const attributes = (parts: CookieParts): CookieOptions => ({
  // The auth service alone reads it: no page, no other part of the server.
  path: '/auth/v1',
  httpOnly: true,
  sameSite: 'Strict',
  secure: isEncrypted(parts),
});

const signatures = ({ keys }: CookieParts, id: string): string[] =>
  keys.digests('device', id).map((digest) => digest.toString('base64url'));

export function sendDeviceCookie(service: CookieParts, c: Context, id: string): void {
  const [signature] = signatures(service, id);
  setCookie(c, nameFor(service), `${id}.${signature}`, {
    ...attributes(service),
    maxAge: MAX_AGE_SECONDS,
  });
}

export function dropDeviceCookie(service: CookieParts, c: Context): void {
  const name = nameFor(service);
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, attributes(service));
}

export function readDeviceId(service: CookieParts, c: Context): string | undefined {
  const [id = '', signature = ''] = (getCookie(c, nameFor(service)) ?? '').split('.');
  const isSigned = id && signatures(service, id).some((ours) => isEqualText(ours, signature));
  return isSigned ? id : undefined;
}

/** The signature is checked first, so that made-up cookies cost the database nothing. */
export async function findRequestDevice(service: AuthService, c: Context) {
  const id = readDeviceId(service, c);
  return id === undefined ? undefined : service.database.transaction((tx) => findDevice(tx, id));
}

export async function describeVisitor(service: AuthService, c: Context<AppEnv>): Promise<Visitor> {
  const device = await findRequestDevice(service, c);
  return { network: networkOf(c.get('clientAddress')), deviceId: device?.id };
}

/** Who asks about an account, which need not exist; a device of another one counts as none. */
export async function describeSubject(service: AuthService, c: Context<AppEnv>, email: string) {
  const network = networkOf(c.get('clientAddress'));
  const device = await findRequestDevice(service, c);
  const isOwn = device?.email.toLowerCase() === email.toLowerCase();
  const digests = networkDigests(service, network);
  const known = await service.database.transaction((tx) => isNetworkKnown(tx, email, digests));
  return { network, email, isNetworkKnown: known, deviceId: isOwn ? device?.id : undefined };
}

// The newest link stays open: a stranger who asks for mails all day cannot keep out who reads them.
export async function limitLink(
  service: AuthService,
  c: Context<AppEnv>,
  { kind, email }: { kind: OneTimeKind; email: string },
): Promise<void> {
  const subject = await describeSubject(service, c, email);
  try {
    await service.limits.beforeMail(kind, subject);
  } catch (error) {
    await service.database.transaction(async (tx) => {
      const user = await lockUserByEmail(tx, email);
      if (user) await keepNewestLink(tx, user.id, kind);
    });
    throw error;
  }
}

export const networkDigests = ({ keys }: Pick<AuthService, 'keys'>, network: string) =>
  keys.digests('network', network);
