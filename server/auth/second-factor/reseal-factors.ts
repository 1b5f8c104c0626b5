import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import type { Sealer } from '../keys/sealer.ts';
import { openSecret, sealSecret } from './factor-secret.ts';

interface Sealed {
  id: string;
  secret: string;
}

/**
 * Re-encrypts every factor's secret under the first signing secret, so that an older one can be
 * removed from the configuration after this start. Warns when a factor can no longer be decrypted.
 */
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
