import { beforeEach } from 'vitest';
import { type Browser, createOwner, OWNER, openBench } from './auth-bench.ts';

export const HOME = '203.0.113.1';
export const NEW_PLACE = '192.0.2.44';
export const OVER = 'over_request_rate_limit';
export const WRONG = 'not the password';

/** Each test begins with the owner's account and a laptop, a browser in which the owner has signed in once. */
export async function openDeviceBench() {
  const bench = await openBench();
  const shared = { bench, laptop: {} as Browser };

  /** @returns the error's code; undefined for a sign-in */
  const signIn = async (address: string, browser?: Browser, password: string = OWNER.password) => {
    const { auth } = bench.client(address, browser);
    return (await auth.signInWithPassword({ email: OWNER.email, password })).error?.code;
  };
  const guess = async (address: string, times: number, browser?: Browser) => {
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < times; attempt += 1)
      codes.push(await signIn(address, browser, WRONG));
    return codes;
  };
  /** 72 guesses from nine networks. */
  const attackFromNineNetworks = async () => {
    for (let network = 1; network <= 9; network += 1) await guess(`198.51.100.${network}`, 8);
  };

  beforeEach(async () => {
    await createOwner(bench);
    shared.laptop = {};
    const refused = await signIn(HOME, shared.laptop);
    if (refused) throw new Error(refused);
  });
  return Object.assign(shared, { signIn, guess, attackFromNineNetworks });
}
