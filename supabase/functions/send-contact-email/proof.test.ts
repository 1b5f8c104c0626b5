import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeAll, expect, it } from 'vitest';
import { createTask, isProven } from './proof.ts';
import { home, json, SECRETS } from './testing/home.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const OTHER = 'f47ac10b-58cc-4372-a567-0e02b2c3d470';
const facts = { secrets: SECRETS, now: Date.now() };

let solved: { challenge: Challenge; solution: object };
beforeAll(async () => {
  const challenge = await createTask(ID, facts);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('no solution');
  solved = { challenge, solution };
});

it('accepts a solution for its own submission, also with an older secret', async () => {
  const proof = JSON.stringify(solved);
  expect(await isProven(ID, proof, SECRETS)).toBe(true);
  expect(await isProven(ID, proof, ['a newer one', ...SECRETS])).toBe(true);
});

it('refuses it for another submission or with another secret', async () => {
  const proof = JSON.stringify(solved);
  expect(await isProven(OTHER, proof, SECRETS)).toBe(false);
  expect(await isProven(ID, proof, ['another secret'])).toBe(false);
  const { challenge, solution } = solved;
  const parameters = { ...challenge.parameters, data: { submission: OTHER } };
  const moved = JSON.stringify({ challenge: { ...challenge, parameters }, solution });
  expect(await isProven(OTHER, moved, SECRETS)).toBe(false);
});

it('refuses a task that was made easier, and an expired one', async () => {
  const { challenge, solution } = solved;
  for (const easier of [{ cost: 1 }, { keyPrefix: '' }, { keyLength: 1 }, { expiresAt: 9e12 }]) {
    const parameters = { ...challenge.parameters, ...easier };
    const proof = JSON.stringify({ challenge: { ...challenge, parameters }, solution });
    expect(await isProven(ID, proof, SECRETS), JSON.stringify(easier)).toBe(false);
  }
  const late = await createTask(ID, { ...facts, now: Date.now() - 49 * 3_600_000 });
  const proof = JSON.stringify({ challenge: late, solution });
  expect(await isProven(ID, proof, SECRETS)).toBe(false);
});

it.each([
  undefined,
  7,
  {},
  '',
  '{}',
  'null',
  '[]',
  '{"challenge":{}}',
  `${'['.repeat(900)}`,
  'x'.repeat(5_000),
])('refuses %j', async (proof) => {
  expect(await isProven(ID, proof, SECRETS)).toBe(false);
});

it.each([
  [2_000, true],
  [2_001, false],
])('reads a proof of %i characters: %s', async (length, isRead) => {
  const proof = JSON.stringify(solved).padEnd(length);
  expect(await isProven(ID, proof, SECRETS)).toBe(isRead);
});

it('refuses a solution without the work', async () => {
  const { challenge } = solved;
  for (const solution of [
    { counter: 0, derivedKey: '00' },
    { counter: -1, derivedKey: '' },
  ]) {
    expect(await isProven(ID, JSON.stringify({ challenge, solution }), SECRETS)).toBe(false);
  }
});

it('counts proofs per network, IPv6 by its wider ones too, and sends away whoever has had its share', async () => {
  const counted: string[] = [];
  const { seen, ask } = home({
    network: '2001:db8:7:12ab::/64',
    countRequest: async ({ name, allowed }, network) => {
      counted.push(`${name} ${allowed} ${network}`);
      return network.endsWith('/48') ? 30 : 0;
    },
  });
  const answer = await ask(json({ submissionId: ID, proof: JSON.stringify(solved) }));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(seen.proven).toEqual([]);
  expect(counted).toEqual([
    'proof 60 2001:db8:7:12ab::/64',
    'proof 120 2001:db8:7:1200::/56',
    'proof 240 2001:db8:7::/48',
  ]);
});
