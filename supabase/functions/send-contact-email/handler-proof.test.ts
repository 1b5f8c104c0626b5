import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeAll, expect, it, vi } from 'vitest';
import { createTask } from './proof.ts';
import { home, json, SECRETS } from './testing/home.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';

let proof: string;
beforeAll(async () => {
  const challenge = await createTask(ID, { secrets: SECRETS, now: Date.now() });
  proof = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
});

it('releases the enquiry and wakes its mail', async () => {
  const countRequest = vi.fn(async () => 0);
  const { seen, ask } = home({ countRequest });
  const answer = await ask(json({ submissionId: ID, proof }));
  expect([answer.status, await answer.json()]).toEqual([200, { id: ID }]);
  expect([seen.proven, seen.woken, seen.stored]).toEqual([[ID], 1, []]);
  expect(countRequest).toHaveBeenCalledExactlyOnceWith(
    { name: 'proof', allowed: 60, windowSeconds: 600 },
    '203.0.113.7',
  );
});

it('refuses a forged one before it asks the database', async () => {
  const countRequest = vi.fn(async () => 0);
  const { seen, ask } = home({ countRequest });
  const answer = await ask(json({ submissionId: ID, proof: '{}' }));
  expect(answer.status).toBe(422);
  expect(countRequest).not.toHaveBeenCalled();
  expect([seen.proven, seen.woken]).toEqual([[], 0]);
});

it.each([
  ['in a flood', { admit: () => 1 }],
  ['once its network has had its share', { countRequest: async () => 1 }],
])('is asked to come again %s', async (_when, changes) => {
  const { seen, ask } = home(changes);
  const answer = await ask(json({ submissionId: ID, proof }));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
  expect([seen.proven, seen.woken]).toEqual([[], 0]);
});

it('passes the gate as a form that we know', async () => {
  const admit = vi.fn(() => 0);
  await home({ admit }).ask(json({ submissionId: ID, proof }));
  expect(admit).toHaveBeenCalledExactlyOnceWith(true);
});
