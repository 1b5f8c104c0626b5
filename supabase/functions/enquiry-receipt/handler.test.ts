import { describe, expect, it, vi } from 'vitest';
import type { ReceiptDependencies } from './handler.ts';
import { CORRECTION, consent, home, ID, KEPT, NETWORK } from './testing/receipt-home.ts';

const isKept = { readReceipt: async () => KEPT };

it('erases exactly the enquiry of the token, and nothing when it only shows it', async () => {
  const { deps, ask } = home();
  expect((await ask({ action: 'see' })).status).toBe(200);
  expect(deps.eraseEnquiry).not.toHaveBeenCalled();
  expect((await ask({ action: 'erase' })).status).toBe(200);
  expect(deps.eraseEnquiry).toHaveBeenCalledExactlyOnceWith(ID);
});

describe('limits', () => {
  const PER_NETWORK = [{ name: 'receipt', allowed: 60, windowSeconds: 600 }, NETWORK];
  const PER_ENQUIRY = [{ name: 'correction', allowed: 10, windowSeconds: 86_400 }, ID];

  it.each<[string, object, unknown[]]>([
    ['showing', { action: 'see' }, [PER_NETWORK]],
    ['a consent to news', consent('news', true), [PER_NETWORK]],
    ['giving an enquiry back', consent('enquiry', true), [PER_NETWORK]],
    ['withdrawing an enquiry', consent('enquiry', false), [PER_NETWORK, PER_ENQUIRY]],
    ['a correction', { action: 'correct', ...CORRECTION }, [PER_NETWORK, PER_ENQUIRY]],
  ])('count %s', async (_what, wish, counted) => {
    const { deps, ask } = home(isKept);
    expect((await ask(wish)).status).toBe(200);
    expect(vi.mocked(deps.countRequest).mock.calls).toEqual(counted);
  });

  it.each([consent('enquiry', false), { action: 'correct', ...CORRECTION }])(
    'refuse %j with 429 and change nothing once they are reached',
    async (wish) => {
      const countRequest: ReceiptDependencies['countRequest'] = async ({ name }) =>
        name === 'correction' ? 1 : 0;
      const { deps, ask } = home({ countRequest });
      const answer = await ask(wish);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
      expect(deps.changeConsent).not.toHaveBeenCalled();
      expect(deps.correctEnquiry).not.toHaveBeenCalled();
      expect(deps.wakeMail).not.toHaveBeenCalled();
    },
  );
});

describe('the team is told', () => {
  it.each<[string, object, number]>([
    ['of a withdrawal', consent('enquiry', false), 1],
    ['of a correction', { action: 'correct', ...CORRECTION }, 1],
    ['of no consent to news', consent('news', false), 0],
    ['of no enquiry that is given back', consent('enquiry', true), 0],
  ])('%s', async (_what, wish, told) => {
    const { deps, ask } = home(isKept);
    await ask(wish);
    expect(deps.wakeMail).toHaveBeenCalledTimes(told);
    const [call] = [
      ...vi.mocked(deps.changeConsent).mock.calls,
      ...vi.mocked(deps.correctEnquiry).mock.calls,
    ];
    expect(call?.at(-1)).toHaveLength(told);
  });

  it.each([consent('enquiry', false), { action: 'correct', ...CORRECTION }])(
    'nothing when the enquiry is closed, and %j is answered with 409',
    async (wish) => {
      const no = vi.fn(async () => false);
      const { deps, ask } = home({ changeConsent: no, correctEnquiry: no });
      expect((await ask(wish)).status).toBe(409);
      expect(deps.wakeMail).not.toHaveBeenCalled();
    },
  );
});

it('answers 404 for an enquiry that never existed, whatever is asked', async () => {
  const no = async () => false;
  const { ask } = home({
    readReceipt: async () => null,
    changeConsent: no,
    correctEnquiry: no,
  });
  for (const wish of [
    { action: 'see' },
    { action: 'correct', ...CORRECTION },
    consent('news', true),
  ]) {
    expect((await ask(wish)).status).toBe(404);
  }
});

it('asks to come again in a minute when the database fails, and reports why', async () => {
  const error = new Error('password=secret');
  const { deps, ask } = home({ readReceipt: () => Promise.reject(error) });
  const answer = await ask({ action: 'see' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await answer.text()).not.toContain('secret');
  expect(deps.reportError).toHaveBeenCalledExactlyOnceWith(error);
});
