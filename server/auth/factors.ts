import { Secret, TOTP } from 'otpauth';
import type { Logger } from 'pino';
import { renderSVG } from 'uqr';
import type { Database } from '../database/database.ts';
import type { Sealer } from './keys.ts';

const PERIOD = 30;
/** Half minutes before and after the current one whose codes are accepted, since clocks drift. */
const DRIFT = 1;
/** 160 bits, as RFC 4226 recommends and authenticator apps expect. */
const SECRET_BYTES = 20;

export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export function provision(secret: string, issuer: string, account: string) {
  const uri = new TOTP({ issuer, label: account, secret, period: PERIOD }).toString();
  // Without `#` and `%`: supabase-js puts it into a data URL unescaped.
  const qr_code = renderSVG(uri, { border: 3, whiteColor: 'white', blackColor: 'black' });
  return { secret, uri, qr_code };
}

export function findStep(secret: string, code: string, now: number): number | undefined {
  // The comparison throws on texts of the same length but with other bytes.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret, period: PERIOD });
  const drift = totp.validate({ token: code, timestamp: now, window: DRIFT });
  return drift === null ? undefined : totp.counter({ timestamp: now }) + drift;
}

const PURPOSE = 'second-factor';

export const sealSecret = (keys: Sealer, factorId: string, secret: string): Promise<string> =>
  keys.seal(PURPOSE, factorId, secret);

/** Undefined when the signing secret that sealed it is gone. */
export const openSecret = (keys: Sealer, factor: { id: string; secret: string }) =>
  keys.open(PURPOSE, factor.id, factor.secret);

/** Re-encrypts secrets under the first signing secret, so that older ones can be removed. */
export async function resealFactors(database: Database, keys: Sealer, log: Pick<Logger, 'warn'>) {
  const unreadable = await database.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string; secret: string }>(
      'select id, secret from auth.mfa_factors for update',
    );
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
