import * as v from 'valibot';
import type { Credentials } from '../../shared/account/account-fields.tsx';
import { deviceStorage } from '../../shared/storage.ts';

/**
 * The password typed at sign-up stays on the device, since the account has none before its
 * confirmation. The mailed link opens another tab, which is why this is no session storage.
 */
const KEY = 'lead-desk-sign-up';
const LIFE_MS = 60 * 60 * 1000;

const keptSchema = v.object({ email: v.string(), password: v.string(), until: v.number() });

export function keepSignUp({ email, password }: Credentials): void {
  const kept = { email, password, until: Date.now() + LIFE_MS };
  deviceStorage.keep(KEY, JSON.stringify(kept));
}

export function readKeptSignUp(): Credentials | undefined {
  try {
    const { until, ...kept } = v.parse(keptSchema, JSON.parse(deviceStorage.read(KEY) ?? ''));
    const isOver = until < Date.now() || until > Date.now() + LIFE_MS;
    if (!isOver) return kept;
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  forgetSignUp();
  return undefined;
}

export const forgetSignUp = (): boolean => deviceStorage.keep(KEY, null);
