import type { Transaction } from '../../database/database.ts';
import { createToken, digestToken } from '../keys/random-token.ts';

/** Devices to remember for one account; the one that expires first is forgotten first. */
const MAX_DEVICES = 20;

/** A device on which somebody signed in to an account. */
export interface KnownDevice {
  id: string;
  userId: string;
  email: string;
  /** A code of the account's second factor was accepted from it. */
  hasUsedFactor: boolean;
}

/** @returns the device of a cookie's id; undefined when it was forgotten or has expired */
export async function findDevice(tx: Transaction, id: string): Promise<KnownDevice | undefined> {
  const { rows } = await tx.query<Omit<KnownDevice, 'id'>>(
    `select d.user_id as "userId", u.email, d.factor_verified_at is not null as "hasUsedFactor"
     from private.known_devices d join auth.users u on u.id = d.user_id
     where d.id_digest = $1 and d.expires_at > now()`,
    [digestToken(id)],
  );
  return rows[0] && { id, ...rows[0] };
}

/**
 * Makes the device of a sign-in known under a new id. Its earlier id ends with that, so that a stolen
 * copy of the cookie is worth nothing from then on; limits, which count by the id, begin anew.
 * @param presented id of the cookie that came with the sign-in, if any
 */
export async function renewDevice(
  tx: Transaction,
  userId: string,
  presented: string | undefined,
): Promise<string> {
  const id = createToken();
  const { rows } = await tx.query<{ factor_verified_at: Date }>(
    'delete from private.known_devices where id_digest = $1 and user_id = $2 returning factor_verified_at',
    [digestToken(presented ?? ''), userId],
  );
  await tx.query(
    `insert into private.known_devices (id_digest, user_id, factor_verified_at) values ($1, $2, $3)`,
    [digestToken(id), userId, rows[0]?.factor_verified_at ?? null],
  );
  await tx.query(
    `delete from private.known_devices where user_id = $1 and (expires_at <= now() or id_digest in (
       select id_digest from private.known_devices where user_id = $1
       order by expires_at desc offset $2))`,
    [userId, MAX_DEVICES],
  );
  return id;
}

/** Records that a code of the account's second factor was accepted from its device. */
export async function rememberFactorDevice(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<void> {
  await tx.query(
    'update private.known_devices set factor_verified_at = now() where id_digest = $1 and user_id = $2',
    [digestToken(id), userId],
  );
}

/** Forgets all devices of an account, after a new password or a sign-out everywhere. */
export async function forgetDevices(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from private.known_devices where user_id = $1', [userId]);
}
