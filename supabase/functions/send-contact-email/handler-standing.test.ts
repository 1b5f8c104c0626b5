import { describe, expect, it, vi } from 'vitest';
import { NOTICE } from '../../../contract/consent.ts';
import { parseEnquiry } from '../../../contract/enquiry.ts';
import { bucketsOf } from '../_shared/doubt/enquiry-limits.ts';
import { signFormToken, signWords } from '../_shared/signatures.ts';
import type { Assessment } from './enquiry-store.ts';
import { wordsOf } from './identity/recognise.ts';
import { ADDRESS, enquiry, form, home, json, SECRETS, submitted } from './testing/home.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const NEW: Assessment = { isKnown: false, isHeld: false, waits: [] };
const named = { ...submitted, submissionId: ID };
const MINUTE = 60_000;

const wordsSigned = (changes: object = {}) => {
  const parsed = parseEnquiry({ ...enquiry, ...changes });
  if (!parsed.ok) throw new Error('not an enquiry');
  return { enquiry: parsed.enquiry, signature: signWords(ID, wordsOf(parsed.enquiry), SECRETS) };
};
const known = (changes: object): Assessment => ({ ...NEW, isKnown: true, ...changes });

interface Answered {
  id: string;
  receipt?: string;
  challenge?: object;
}
/** Sends an enquiry to a database that answers so, the apart one to one that is new. */
async function send(assessment: Assessment, body: object = named) {
  const assessEnquiry = vi.fn(async (id: string) => (id === ID ? assessment : NEW));
  const { seen, ask } = home({ assessEnquiry });
  const answer = (await (await ask(json(body))).json()) as Answered;
  return { seen, answer, assessEnquiry };
}

it('gives a form that opens an id and a token of its own, and stores nothing', async () => {
  const { seen, ask } = home();
  const answer = await ask(new Request(`${ADDRESS}?open`, { method: 'POST' }));
  const { id, token } = (await answer.json()) as { id: string; token: string };
  expect([answer.status, id]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(token).not.toBe('');
  expect([seen.assessed, seen.stored]).toEqual([[], []]);
});

describe('an enquiry without an id', () => {
  it.each([
    ['posted twice as a form is one', form(enquiry), form(enquiry), 1],
    ['sent twice as JSON is two', json(submitted), json(submitted), 2],
  ])('%s', async (_what, first, second, count) => {
    const { seen, ask } = home();
    for (const request of [first, second]) await ask(request);
    expect(new Set(seen.stored.map(({ lead }) => lead.id)).size).toBe(count);
  });
});

describe('the flood gate', () => {
  it('knows a form by its token', async () => {
    const admit = vi.fn(() => 0);
    const { ask } = home({ admit });
    const formToken = signFormToken(ID, Date.now() - MINUTE, SECRETS);
    await ask(json({ ...named, formToken }));
    await ask(json(named));
    expect(admit.mock.calls).toEqual([[true], [false]]);
  });

  it('closes for a second too', async () => {
    const { seen, ask } = home({ admit: () => 1 });
    expect((await ask(json(named))).status).toBe(429);
    expect(seen.assessed).toEqual([]);
  });
});

it('counts under names that nobody can guess without the first secret', async () => {
  const { assessEnquiry } = await send(NEW);
  const [[, buckets] = []] = assessEnquiry.mock.calls as unknown[][];
  expect(buckets).toEqual(
    expect.arrayContaining(bucketsOf(wordsSigned().enquiry, '203.0.113.7', SECRETS[0] ?? '')),
  );
});

describe('a repetition', () => {
  it('is answered with the receipt, stored once, and mails nobody again', async () => {
    const { seen, answer } = await send(known({ signature: wordsSigned().signature }));
    expect(answer).toMatchObject({ id: ID, receipt: expect.stringContaining(ID) });
    expect([seen.stored, seen.woken]).toEqual([[], 0]);
  });

  it('with other words is an enquiry of its own, whose receipt comes by mail only', async () => {
    const { signature } = wordsSigned({ message: 'Other words' });
    const { seen, answer } = await send(known({ signature }));
    expect(seen.stored.map(({ lead }) => lead.id)).toEqual([answer.id]);
    expect(answer.id).not.toBe(ID);
    expect(answer).not.toHaveProperty('receipt');
  });

  it('of an enquiry whose words are gone gets neither receipt nor task', async () => {
    const { answer } = await send(known({ isHeld: true }));
    expect(Object.keys(answer).sort()).toEqual(['id', 'reference']);
  });
});

describe('a proof of work is asked for', () => {
  const { signature } = wordsSigned();
  const OVER = [30, 0, 0, 0, 0];

  it.each([
    ['the first enquiry over a limit', { ...NEW, waits: OVER }, true],
    ['an enquiry that is held', known({ signature, isHeld: true }), true],
    ['no enquiry without doubt', NEW, false],
    ['no enquiry that was let in already', known({ signature, waits: OVER }), false],
  ])('%s: %j', async (_what, assessment, isAsked) => {
    const { answer } = await send(assessment);
    expect('challenge' in answer).toBe(isAsked);
  });
});

it.each([
  ['promises a call', ['calls'], 'by email or by phone'],
  ['promises no call to who did not agree to one', ['news'], 'by email.'],
])('%s', async (_what, consents, words) => {
  const { seen } = await send(NEW, { ...named, consents, notice: NOTICE.version });
  expect(seen.stored[0]?.mails[1]?.body_text).toContain(words);
});
