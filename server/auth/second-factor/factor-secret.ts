import type { Sealer } from '../keys/sealer.ts';

const PURPOSE = 'second-factor';

/** Encrypts a factor's secret for storage. */
export const sealSecret = (keys: Sealer, factorId: string, secret: string): Promise<string> =>
  keys.seal(PURPOSE, factorId, secret);

/** Decrypts a factor's secret. @returns undefined when the signing secret that sealed it is gone */
export const openSecret = (keys: Sealer, factor: { id: string; secret: string }) =>
  keys.open(PURPOSE, factor.id, factor.secret);
