import { Secret, TOTP } from 'otpauth';
import type { Logger } from 'pino';
import { renderSVG } from 'uqr';
import { type Database, firstRow, hasRow, type Transaction } from '../database/database.ts';
import type { Sealer } from './keys.ts';

/** A second factor as hosted Supabase shows it to its owner; times are ISO 8601. */
export interface FactorView {
  id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

/** A second factor with the columns that stay on the server. */
export interface FactorRow extends Omit<FactorView, 'created_at' | 'updated_at'> {
  user_id: string;
  secret: string;
}

/** Subquery for the factors of the account `u`, oldest first. */
export const FACTOR_VIEWS = `
  select coalesce(json_agg(json_build_object(
    'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
    'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at,
    'last_challenged_at', f.last_challenged_at) order by f.created_at, f.id), '[]')
  from auth.mfa_factors f where f.user_id = u.id`;

export async function listFactors(tx: Transaction, userId: string): Promise<FactorRow[]> {
  const { rows } = await tx.query<FactorRow>(
    'select * from auth.mfa_factors where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
}

export const findFactor = (tx: Transaction, id: string, userId: string) =>
  firstRow<FactorRow>(tx, 'select * from auth.mfa_factors where id = $1 and user_id = $2', [
    id,
    userId,
  ]);

/** Stores a factor that waits for its first code; the secret is encrypted, with a key of its row. */
export async function insertFactor(
  tx: Transaction,
  factor: Record<'id' | 'userId' | 'friendlyName' | 'secret', string>,
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, secret)
     values ($1, $2, $3, 'totp', $4)`,
    [factor.id, factor.userId, factor.friendlyName, factor.secret],
  );
}

/** A value that changes with each accepted code of the account; empty before the first. */
export async function codeGeneration(tx: Transaction, userId: string): Promise<string> {
  const found = await firstRow<{ step: string | null }>(
    tx,
    'select max(last_used_step)::text as step from auth.mfa_factors where user_id = $1',
    [userId],
  );
  return found?.step ?? '';
}

/** Returns false when this or a later code was used before: a code works once. */
export const useStep = (tx: Transaction, factorId: string, step: number): Promise<boolean> =>
  hasRow(
    tx,
    `update auth.mfa_factors set last_used_step = $2
     where id = $1 and (last_used_step is null or last_used_step < $2)`,
    [factorId, step],
  );

/** Marks a factor as verified and deletes the account's unfinished enrolments. */
export async function confirmFactor(tx: Transaction, factor: FactorRow): Promise<void> {
  await tx.query(
    `update auth.mfa_factors set status = 'verified', updated_at = now()
     where id = $1 and status = 'unverified'`,
    [factor.id],
  );
  await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [
    factor.user_id,
  ]);
}

/** Deletes enrolments not finished within `seconds`. */
export async function clearUnfinished(
  tx: Transaction,
  userId: string,
  seconds: number,
): Promise<void> {
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
       and created_at < now() - make_interval(secs => $2)`,
    [userId, seconds],
  );
}

export async function deleteFactor(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.mfa_factors where id = $1', [id]);
}

/** Seconds within which a challenge must be answered, as on hosted Supabase. */
export const CHALLENGE_SECONDS = 300;

/** The columns of a challenge that checking its answer needs. */
interface ChallengeRow {
  isExpired: boolean;
  isAnswered: boolean;
  isSameNetwork: boolean;
}

export async function insertChallenge(
  tx: Transaction,
  factorId: string,
  network: string | null,
): Promise<{ id: string; created_at: Date }> {
  await tx.query(
    `delete from auth.mfa_challenges where factor_id = $1
       and created_at < now() - make_interval(secs => $2)`,
    [factorId, CHALLENGE_SECONDS],
  );
  const challenge = await firstRow<{ id: string; created_at: Date }>(
    tx,
    `insert into auth.mfa_challenges (factor_id, ip_address) values ($1, $2)
     returning id, created_at`,
    [factorId, network],
  );
  await tx.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [
    factorId,
  ]);
  if (!challenge) throw new Error('The challenge was not stored.');
  return challenge;
}

export const findChallenge = (
  tx: Transaction,
  { id, factorId, network }: { id: string; factorId: string; network: string | null },
) =>
  firstRow<ChallengeRow>(
    tx,
    `select created_at < now() - make_interval(secs => $4) as "isExpired",
       verified_at is not null as "isAnswered",
       ip_address is not distinct from $3::inet as "isSameNetwork"
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [id, factorId, network, CHALLENGE_SECONDS],
  );

/** Marks a challenge as answered. @returns false when it was answered or removed meanwhile */
export const answerChallenge = (tx: Transaction, id: string): Promise<boolean> =>
  hasRow(
    tx,
    'update auth.mfa_challenges set verified_at = now() where id = $1 and verified_at is null',
    [id],
  );

const PERIOD = 30;
/** Half minutes before and after the current one whose codes are accepted, since clocks drift. */
const DRIFT = 1;
/** 160 bits, as RFC 4226 recommends and authenticator apps expect. */
const SECRET_BYTES = 20;

/** What an authenticator app needs to know, in the three forms of hosted Supabase. */
export interface Provisioning {
  secret: string;
  uri: string;
  /** SVG without `#` and `%`: supabase-js puts it into a data URL unescaped. */
  qr_code: string;
}

/** @returns a new random secret, Base32. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Builds the forms of a secret for an authenticator app, which shows `issuer` and `account`. */
export function provision(secret: string, issuer: string, account: string): Provisioning {
  const totp = new TOTP({ issuer, label: account, secret, period: PERIOD });
  const uri = totp.toString();
  const qr_code = renderSVG(uri, { border: 3, whiteColor: 'white', blackColor: 'black' });
  return { secret, uri, qr_code };
}

/** Finds the half minute since 1970 whose code this is, in constant time. */
export function findStep(secret: string, code: string, now: number): number | undefined {
  // The comparison throws on texts of the same length but with other bytes.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret, period: PERIOD });
  const drift = totp.validate({ token: code, timestamp: now, window: DRIFT });
  return drift === null ? undefined : totp.counter({ timestamp: now }) + drift;
}

const PURPOSE = 'second-factor';

/** Encrypts a factor's secret for storage. */
export const sealSecret = (keys: Sealer, factorId: string, secret: string): Promise<string> =>
  keys.seal(PURPOSE, factorId, secret);

/** Decrypts a factor's secret. @returns undefined when the signing secret that sealed it is gone */
export const openSecret = (keys: Sealer, factor: { id: string; secret: string }) =>
  keys.open(PURPOSE, factor.id, factor.secret);

interface Sealed {
  id: string;
  secret: string;
}

/** Re-encrypts secrets under the first signing secret, so that older ones can be removed. */
export async function resealFactors(
  database: Database,
  keys: Sealer,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const unreadable = await database.transaction(async (tx) => {
    const { rows } = await tx.query<Sealed>('select id, secret from auth.mfa_factors for update');
    let lost = 0;
    for (const factor of rows) {
      const opened = await openSecret(keys, factor);
      if (!opened) lost += 1;
      if (!opened || opened.isCurrent) continue;
      await tx.query('update auth.mfa_factors set secret = $2 where id = $1', [
        factor.id,
        await sealSecret(keys, factor.id, opened.text),
      ]);
    }
    return lost;
  });
  if (unreadable === 0) return;
  log.warn(
    { unreadable },
    'second factors were sealed with a signing secret that is gone: put it back into JWT_SECRET behind the present one, or run npm run reset-second-factor',
  );
}
