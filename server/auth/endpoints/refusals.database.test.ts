import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AuthBench, createOwner, OWNER, openAuthBench } from '../testing/auth-bench.ts';

let bench: AuthBench;
let owner: string;
let before: string;
beforeAll(async () => {
  bench = await openAuthBench();
});
beforeEach(async () => {
  await bench.reset();
  await createOwner(bench);
  const [account] = await bench.sql<{ id: string }>('select id from auth.users');
  owner = account?.id ?? '';
  const [last] = await bench.sql<{ id: string }>(
    'select coalesce(max(id), 0) as id from private.audit_log',
  );
  before = last?.id ?? '0';
});
afterAll(() => bench.close());

const noted = () =>
  bench.sql('select actor, action, detail from private.audit_log where id > $1 order by id', [
    before,
  ]);
const failToSignIn = async (times: number, email: string = OWNER.email) => {
  for (let at = 0; at < times; at += 1) {
    const { error } = await bench.client().auth.signInWithPassword({ email, password: 'wrong' });
    expect(error?.code).toBe('invalid_credentials');
  }
};
const counted = () =>
  bench.sql("select hits from private.rate_limits where bucket like 'wrong-passwords:%'");

test('five wrong passwords of an account are one entry, and more are no second one', async () => {
  await failToSignIn(4);
  await expect.poll(counted).toEqual([{ hits: 4 }]);
  expect(await noted()).toEqual([]);
  await failToSignIn(4);
  const entry = { actor: null, action: 'refused.sign_in', detail: { account: owner } };
  await expect.poll(counted).toEqual([{ hits: 8 }]);
  await expect.poll(noted).toEqual([entry]);
});

test('guesses at an address without an account are not noted', async () => {
  await failToSignIn(6, 'nobody@example.in');
  expect(await counted()).toEqual([]);
  expect(await noted()).toEqual([]);
});

test('a sign-up that is refused is noted without the address, and a flood of them is bounded', async () => {
  const signUp = () =>
    bench.client().auth.signUp({ email: 'eve@example.com', password: 'a-long-enough-phrase' });
  await signUp();
  await expect.poll(noted).toEqual([{ actor: null, action: 'refused.sign_up', detail: {} }]);
  await bench.sql("update private.rate_limits set hits = 100 where bucket like 'refusal:%'");
  await signUp();
  const hits = () =>
    bench.sql("select hits from private.rate_limits where bucket like 'refusal:%'");
  await expect.poll(hits).toEqual([{ hits: 101 }]);
  expect(await noted()).toHaveLength(1);
});

test('a link to a forgotten password is noted for the account, and for no other address', async () => {
  await bench.client().auth.resetPasswordForEmail('nobody@example.in');
  expect(await noted()).toEqual([]);
  await bench.client().auth.resetPasswordForEmail(OWNER.email);
  expect(await noted()).toEqual([
    { actor: null, action: 'account.recovery_asked', detail: { account: owner } },
  ]);
});
