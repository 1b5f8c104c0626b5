import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type AuthBench, createOwner, openAuthBench } from './auth-bench.ts';
import { stopClock } from './device.ts';

/**
 * Opens the auth service for the tests of a file. Each test begins with a stopped clock and with the
 * confirmed account of the owner, who is not signed in.
 * @param opened takes the bench before the first test
 */
export function openOwnerBench(opened: (bench: AuthBench) => void): void {
  let bench: AuthBench;
  beforeAll(async () => {
    bench = await openAuthBench();
    opened(bench);
  });
  beforeEach(async () => {
    stopClock();
    await bench.reset();
    await createOwner(bench);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => bench.close());
}

/** Makes every proof of every session older, and gives the client tokens that say so. */
export async function ageProofs(
  bench: AuthBench,
  client: SupabaseClient,
  minutes: number,
): Promise<void> {
  await bench.sql(
    `update auth.sessions set created_at = created_at - make_interval(mins => $1),
       factor_verified_at = factor_verified_at - make_interval(mins => $1)`,
    [minutes],
  );
  const { error } = await client.auth.refreshSession();
  if (error) throw error;
}

/** What the audit log holds of changes of the present account, oldest first. */
export const listChanges = (bench: AuthBench) =>
  bench.sql(
    `select u.email, a.action, a.detail from private.audit_log a join auth.users u on u.id = a.actor
     where a.action like 'account.%' order by a.id`,
  );
