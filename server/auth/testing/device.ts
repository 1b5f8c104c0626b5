import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { vi } from 'vitest';

/** A simulated authenticator app with one secret. */
export interface Device {
  factorId: string;
  secret: string;
}

/**
 * Freezes this process's clock in the middle of a half minute, so that no code expires during a
 * test.
 */
export function stopClock(): void {
  const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

/** The code that a device shows now, or `steps` half minutes later. */
export const codeOf = ({ secret }: Pick<Device, 'secret'>, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A code that is wrong now and for two half minutes before and after. */
export function wrongCodeOf(device: Pick<Device, 'secret'>): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(device, steps));
  for (let guess = 0; ; guess += 1) {
    const code = String(guess).padStart(6, '0');
    if (!near.includes(code)) return code;
  }
}

/** Begins an enrolment. */
export async function enrolDevice(client: SupabaseClient, friendlyName = 'Phone'): Promise<Device> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret };
}

/** Answers a fresh challenge with the device's code. */
export const enterCode = (client: SupabaseClient, device: Device, steps = 0) =>
  client.auth.mfa.challengeAndVerify({ factorId: device.factorId, code: codeOf(device, steps) });

/** Enrols and verifies a device, which raises the client's session; later codes stay valid. */
export async function addDevice(
  client: SupabaseClient,
  friendlyName?: string,
  steps = -1,
): Promise<Device> {
  const device = await enrolDevice(client, friendlyName);
  const { error } = await enterCode(client, device, steps);
  if (error) throw error;
  return device;
}

/** Answers one challenge with each of the codes. @returns the error codes, undefined for none */
export async function answerChallenge(
  client: SupabaseClient,
  { factorId }: Pick<Device, 'factorId'>,
  codes: readonly string[],
): Promise<(string | undefined)[]> {
  const { mfa } = client.auth;
  const { data } = await mfa.challenge({ factorId });
  const found: (string | undefined)[] = [];
  for (const code of codes) {
    const { error } = await mfa.verify({ factorId, challengeId: data?.id ?? '', code });
    found.push(error?.code);
  }
  return found;
}
