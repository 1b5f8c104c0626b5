import type { Transaction } from '../../database/database.ts';

/** Records that an account signed in from a network; deletes those not seen for 30 days. */
export async function rememberNetwork(
  tx: Transaction,
  userId: string,
  digest: Buffer,
): Promise<void> {
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

/** Whether the account of an address signed in from one of these digests within 30 days. */
export async function isNetworkKnown(
  tx: Transaction,
  email: string,
  digests: readonly Buffer[],
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from auth.known_networks n join auth.users u on u.id = n.user_id
     where lower(u.email) = lower($1) and n.network_digest = any ($2::bytea[])
       and n.last_seen_at > now() - interval '30 days' limit 1`,
    [email, digests],
  );
  return rowCount === 1;
}

/** Whether the account was used from one of these digests before the last 24 hours. */
export async function isNetworkOld(
  tx: Transaction,
  userId: string,
  digests: readonly Buffer[],
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from auth.known_networks
     where user_id = $1 and network_digest = any ($2::bytea[])
       and (first_seen_at is null or first_seen_at < now() - interval '24 hours') limit 1`,
    [userId, digests],
  );
  return rowCount === 1;
}

/** Records that a code of the account's second factor was accepted from a network. */
export async function rememberFactorNetwork(
  tx: Transaction,
  userId: string,
  digest: Buffer,
): Promise<void> {
  await tx.query(
    `insert into auth.known_networks (user_id, network_digest, factor_verified_at)
     values ($1, $2, now())
     on conflict (user_id, network_digest) do update set factor_verified_at = now()`,
    [userId, digest],
  );
}

/** Whether a code of the account was accepted from one of these digests within 30 days. */
export async function isFactorNetworkKnown(
  tx: Transaction,
  userId: string,
  digests: readonly Buffer[],
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from auth.known_networks
     where user_id = $1 and network_digest = any ($2::bytea[])
       and factor_verified_at > now() - interval '30 days' limit 1`,
    [userId, digests],
  );
  return rowCount === 1;
}
