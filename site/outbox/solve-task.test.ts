import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it, vi } from 'vitest';
import { solveTask } from './solve-task.ts';

it('solves a task so that the server that set it agrees', async () => {
  const hmacSignatureSecret = 'secret';
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 10, keyPrefix: '0' },
    deriveKey,
    hmacSignatureSecret,
  });
  const payload = JSON.parse((await solveTask(challenge)) ?? '');
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret });
  expect(verified).toBe(true);
});

it.each([{}, { parameters: {} }, { signature: 'x' }])('leaves %j alone', async (challenge) => {
  expect(await solveTask(challenge)).toBeUndefined();
});

it('has no solution where the search for one was given up', async () => {
  vi.doMock('altcha-lib', () => ({ solveChallenge: async () => null }));
  vi.resetModules();
  const { solveTask: giveUp } = await import('./solve-task.ts');
  expect(await giveUp({ parameters: {}, signature: 'x' })).toBeUndefined();
  vi.doUnmock('altcha-lib');
});
