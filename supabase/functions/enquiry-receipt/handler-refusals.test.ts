import { describe, expect, it, vi } from 'vitest';
import { signReceipt } from '../_shared/signatures.ts';
import { CORRECTION, home, ID, KEPT } from './testing/receipt-home.ts';

const isKept = { readReceipt: vi.fn(async () => KEPT) };
const json = { 'content-type': 'application/json' };

describe('refused unread', () => {
  it.each<[string, RequestInit, number]>([
    ['a form', { method: 'POST', body: new URLSearchParams({ action: 'see' }) }, 415],
    ['plain text', { method: 'POST', body: 'see' }, 415],
    ['half of a body', { method: 'POST', headers: json, body: '{"token"' }, 400],
    ['no token', { method: 'POST', headers: json, body: '{"action":"see"}' }, 422],
    ['another wish', { method: 'POST', headers: json, body: '{"token":"x","action":"own"}' }, 422],
    ['another method', { method: 'GET' }, 405],
  ])('is %s', async (_what, init, status) => {
    const { deps, send } = home(isKept);
    const answer = await send(init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: { message: expect.stringMatching(/\w/) } });
    expect(deps.countRequest).not.toHaveBeenCalled();
  });

  it('is not a preflight of supabase-js', async () => {
    const answer = await home().send({ method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('apikey');
  });
});

it('answers 404 for a token that we did not sign, without a look at the database', async () => {
  const { deps, ask } = home();
  for (const token of ['', ID, signReceipt(ID, ['the secret of somebody else'])]) {
    expect((await ask({ action: 'see', token })).status).toBe(404);
  }
  expect(deps.readReceipt).not.toHaveBeenCalled();
});

it('asks a network that tries too many tokens to wait, before it looks at the next', async () => {
  const { deps, ask } = home({ countRequest: async ({ name }) => (name === 'receipt' ? 1 : 0) });
  const answer = await ask({ action: 'see' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
  expect(deps.readReceipt).not.toHaveBeenCalled();
});

describe('a correction', () => {
  it('with a fault is answered with it, counts for nothing and changes nothing', async () => {
    const { deps, ask } = home(isKept);
    const answer = await ask({ action: 'correct', ...CORRECTION, email: 'new@' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: { message: 'Check the marked fields.', fields: { email: expect.any(String) } },
    });
    expect(deps.countRequest).toHaveBeenCalledOnce();
    expect(deps.correctEnquiry).not.toHaveBeenCalled();
  });

  it.each([
    ['that looks like spam waits for a decision', 'https://spam.example', 'held_correction', true],
    ['counts at once', 'Asha R.', 'correction', false],
  ])('%s, and the team reads so', async (_what, name, kind, isHeld) => {
    const { deps, ask } = home(isKept);
    expect((await ask({ action: 'correct', ...CORRECTION, name })).status).toBe(200);
    const [[, , reasons, mails] = []] = vi.mocked(deps.correctEnquiry).mock.calls;
    expect([reasons?.length !== 0, mails]).toEqual([isHeld, [expect.objectContaining({ kind })]]);
  });
});
