import type { Sealer } from '../keys/sealer.ts';

const PURPOSE = 'second-factor';

/** What the database keeps of a factor's secret. */
export const sealSecret = (keys: Sealer, factorId: string, secret: string): Promise<string> =>
  keys.seal(PURPOSE, factorId, secret);

/** @returns undefined when the signing secret that sealed it is no longer configured */
export const openSecret = (keys: Sealer, factor: { id: string; secret: string }) =>
  keys.open(PURPOSE, factor.id, factor.secret);
