import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type AuthBench, type Browser, createOwner, OWNER, openAuthBench } from './auth-bench.ts';

export const HOME = '203.0.113.1';
export const NEW_PLACE = '192.0.2.44';
export const OVER = 'over_request_rate_limit';
export const WRONG = 'not the password';

/**
 * Opens the auth service for the tests of a file. Each test begins with the owner's account and his
 * laptop, a browser in which he has signed in once. Call it once at the top of a test file.
 */
export function openDeviceBench() {
  const shared = { laptop: {} as Browser, bench: undefined as unknown as AuthBench };

  /** @returns the error's code; undefined for a sign-in */
  const signIn = async (address: string, browser?: Browser, password: string = OWNER.password) => {
    const { auth } = shared.bench.client(address, browser);
    return (await auth.signInWithPassword({ email: OWNER.email, password })).error?.code;
  };
  const guess = async (address: string, times: number, browser?: Browser) => {
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < times; attempt += 1) {
      codes.push(await signIn(address, browser, WRONG));
    }
    return codes;
  };
  /** 72 guesses from nine networks. */
  const attackFromNineNetworks = async () => {
    for (let network = 1; network <= 9; network += 1) await guess(`198.51.100.${network}`, 8);
  };

  beforeAll(async () => {
    shared.bench = await openAuthBench();
  });
  beforeEach(async () => {
    await shared.bench.reset();
    await createOwner(shared.bench);
    shared.laptop = {};
    const refused = await signIn(HOME, shared.laptop);
    if (refused) throw new Error(refused);
  });
  afterAll(() => shared.bench.close());
  return Object.assign(shared, { signIn, guess, attackFromNineNetworks });
}
