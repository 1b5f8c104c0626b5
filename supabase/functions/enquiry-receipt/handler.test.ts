import { expect, it, vi } from 'vitest';
import { signReceipt } from '../_shared/signatures.ts';
import type { ReceiptDependencies } from './handler.ts';
import { CORRECTION, consent, home, ID, KEPT, NETWORK } from './testing/receipt-home.ts';

const isKept = { readReceipt: vi.fn(async () => KEPT) };
const json = { 'content-type': 'application/json' };
const correct = { action: 'correct', ...CORRECTION };

it.each<[string, RequestInit, number]>([
  ['a form', { method: 'POST', body: new URLSearchParams({ action: 'see' }) }, 415],
  ['plain text', { method: 'POST', body: 'see' }, 415],
  ['half of a body', { method: 'POST', headers: json, body: '{"token"' }, 400],
  ['no token', { method: 'POST', headers: json, body: '{"action":"see"}' }, 422],
  ['another action', { method: 'POST', headers: json, body: '{"token":"x","action":"own"}' }, 422],
  ['another method', { method: 'GET' }, 405],
])('refuses %s unread', async (_what, init, status) => {
  const { deps, send } = home(isKept);
  const answer = await send(init);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: { message: expect.stringMatching(/\w/) } });
  expect(deps.countRequest).not.toHaveBeenCalled();
});

it('answers a preflight of supabase-js', async () => {
  const answer = await home().send({ method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-headers')).toContain('apikey');
});

it('answers 404 for a token that we did not sign, without a look at the database', async () => {
  const { deps, ask } = home();
  for (const token of ['', ID, signReceipt(ID, ['the secret of somebody else'])])
    expect((await ask({ action: 'see', token })).status).toBe(404);
  expect(deps.readReceipt).not.toHaveBeenCalled();
});

it('erases exactly the enquiry of the token, and nothing when it only shows it', async () => {
  const { deps, ask } = home();
  expect((await ask({ action: 'see' })).status).toBe(200);
  expect(deps.eraseEnquiry).not.toHaveBeenCalled();
  expect((await ask({ action: 'erase' })).status).toBe(200);
  expect(deps.eraseEnquiry).toHaveBeenCalledExactlyOnceWith(ID);
});

const PER_NETWORK = [{ name: 'receipt', allowed: 60, windowSeconds: 600 }, NETWORK];
const PER_ENQUIRY = [{ name: 'correction', allowed: 10, windowSeconds: 86_400 }, ID];
it.each<[string, object, unknown[], number]>([
  ['showing', { action: 'see' }, [PER_NETWORK], 0],
  ['a consent to news', consent('news', true), [PER_NETWORK], 0],
  ['giving an enquiry back', consent('enquiry', true), [PER_NETWORK], 0],
  ['withdrawing an enquiry', consent('enquiry', false), [PER_NETWORK, PER_ENQUIRY], 1],
  ['a correction', correct, [PER_NETWORK, PER_ENQUIRY], 1],
])('counts %s, and tells the team as often as it must', async (_what, asked, counted, told) => {
  const { deps, ask } = home(isKept);
  expect((await ask(asked)).status).toBe(200);
  expect(vi.mocked(deps.countRequest).mock.calls).toEqual(counted);
  expect(deps.wakeMail).toHaveBeenCalledTimes(told);
});

it.each<[string, object, Partial<ReceiptDependencies>, number]>([
  ['over the limit of a network', { action: 'see' }, { countRequest: async () => 1 }, 429],
  ...[consent('enquiry', false), correct].map(
    (asked): [string, object, Partial<ReceiptDependencies>, number] => [
      'over the limit of an enquiry',
      asked,
      { countRequest: async ({ name }) => (name === 'correction' ? 1 : 0) },
      429,
    ],
  ),
  ['with a fault', { ...correct, email: 'new@' }, isKept, 422],
  ['of a closed enquiry', correct, {}, 409],
  ['of a closed enquiry', consent('enquiry', false), { changeConsent: async () => false }, 409],
  ['of no enquiry', correct, { readReceipt: async () => null }, 404],
])('refuses what is asked %s and changes nothing', async (_why, asked, changes, status) => {
  const { deps, ask } = home(changes);
  const answer = await ask(asked);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([
    status,
    status === 429 ? '1' : null,
  ]);
  expect(deps.correctEnquiry).not.toHaveBeenCalled();
  expect(deps.wakeMail).not.toHaveBeenCalled();
});

it('asks to come again in a minute when the database fails, and reports why', async () => {
  const error = new Error('password=secret');
  const { deps, ask } = home({ readReceipt: () => Promise.reject(error) });
  const answer = await ask({ action: 'see' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await answer.text()).not.toContain('secret');
  expect(deps.reportError).toHaveBeenCalledExactlyOnceWith(error);
});

const LINKS = 'https://a.example https://b.example https://c.example';
it.each<[string, object, string[]]>([
  ['another number', { phone: '98765 22222' }, []],
  ['a name that is a link', { name: 'https://spam.example' }, ['The name is a link']],
  ['links that were there before', { message: `${LINKS} hello` }, []],
  ['one link more', { message: `${LINKS} https://d.example` }, ['The message holds 4 links']],
])('judges a correction by what is new: %s', async (_what, changes, reasons) => {
  const stored = { ...KEPT, message: LINKS };
  const { deps, ask } = home({ readReceipt: async () => stored });
  expect((await ask({ ...correct, message: LINKS, ...changes })).status).toBe(200);
  const [[, , found, mails] = []] = vi.mocked(deps.correctEnquiry).mock.calls;
  expect(found).toEqual(reasons);
  const kind = reasons.length > 0 ? 'held_correction' : 'correction';
  expect(mails).toEqual([expect.objectContaining({ kind })]);
});

it('counts the words of a correction by the rates of enquiries', async () => {
  const countRequest = vi.fn(async ({ name }: { name: string }) =>
    name === 'correction-words' ? 1 : 0,
  );
  const { deps, ask } = home({ ...isKept, countRequest });
  await ask({ ...correct, message: 'CALL Me' });
  expect(countRequest).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'correction-words', allowed: 3 }),
    'call me',
  );
  expect(vi.mocked(deps.correctEnquiry).mock.calls[0]?.[2]).toEqual([
    'The same message came several times',
  ]);
});
