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
