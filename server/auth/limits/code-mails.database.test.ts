import { beforeEach, expect, test } from 'vitest';
import { type AuthBench, signedInClient } from '../testing/auth-bench.ts';
import { openOwnerBench } from '../testing/owner-bench.ts';

// A thief of a session asks for codes from many networks; the owner wants one too.

let bench: AuthBench;
openOwnerBench((opened) => {
  bench = opened;
});
let owner: Awaited<ReturnType<typeof signedInClient>>;
let mails: () => Promise<number>;
beforeEach(async () => {
  owner = await signedInClient(bench);
  const { session } = (await owner.auth.getSession()).data;
  if (!session) throw new Error('There is no session.');
  const before = (await bench.mailTexts()).length;
  mails = async () => (await bench.mailTexts()).length - before;
  for (let network = 1; network <= 12; network += 1) {
    const thief = bench.client(`203.0.113.${network}`);
    await thief.auth.setSession(session);
    await thief.auth.reauthenticate();
  }
});

test('a stolen session mails five codes a day, from wherever it is used', async () => {
  expect(await mails()).toBe(5);
});

test('the own device has five more, then the sentence names the password', async () => {
  const errors: unknown[] = [];
  for (let request = 0; request < 6; request += 1) {
    errors.push((await owner.auth.reauthenticate()).error);
  }
  expect(await mails()).toBe(10);
  expect(errors.slice(0, 5)).toEqual(Array(5).fill(null));
  expect(errors[5]).toMatchObject({
    code: 'over_email_send_rate_limit',
    message: expect.stringContaining('password'),
  });
  expect(bench.wakeCount()).toBe(10);
});
