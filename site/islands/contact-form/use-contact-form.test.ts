import { afterEach, expect, it, test, vi } from 'vitest';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import {
  createSubmission,
  describeNextTry,
  fetchSubmission,
  keepSubmission,
  readSubmission,
} from './use-contact-form.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A tab's storage with what it holds at the start. */
function createTab(kept?: unknown): Storage {
  const items = new Map<string, string>();
  if (kept !== undefined) items.set('contactSubmission', JSON.stringify(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a reload finds the submission that the tab began, and then its token', () => {
  const tab = createTab();
  const begun = createSubmission(tab);
  expect(begun).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(readSubmission(tab)).toEqual(begun);
  keepSubmission(tab, { ...begun, token: 'signed' });
  expect(readSubmission(tab)).toEqual({ ...begun, token: 'signed' });
});

test.each([
  ['nothing', undefined, undefined],
  ['no id', { token: 'signed' }, undefined],
  ['an id that is a number', { id: 7 }, undefined],
  ['an id that is no id', { id: 'mine' }, undefined],
  ['a token that is no text', { id: ID, token: 7 }, { id: ID }],
])('a tab with %s kept gives no wrong submission', (_case, kept, expected) => {
  expect(readSubmission(createTab(kept))).toEqual(expected);
});

test('a submission lasts as long as the page where storage is missing or refuses', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  const blocked = { getItem: refuse, setItem: refuse } as unknown as Storage;
  for (const tab of [undefined, blocked]) {
    expect(readSubmission(tab)).toBeUndefined();
    expect(createSubmission(tab).id).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test.each([
  ['both', Response.json({ id: ID, token: 'signed' }), { id: ID, token: 'signed' }],
  ['a token alone', Response.json({ token: 'signed' }), undefined],
  ['something else', Response.json({ id: ID, token: 7 }), undefined],
  ['a refusal', Response.json({ id: ID, token: 'signed' }, { status: 503 }), undefined],
  ['a page', new Response('<h1>Sorry</h1>'), undefined],
])('a server that answers with %s gives id and token or none', async (_case, answer, expected) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer);
  vi.stubGlobal('fetch', fetched);
  expect(await fetchSubmission({ endpoint: '/enquiry' } satisfies EnquiryTarget)).toEqual(expected);
  expect(fetched.mock.calls[0]?.[0], 'no id in an address').toBe('/enquiry?open');
  expect(fetched.mock.calls[0]?.[1].method).toBe('POST');
});

test('a server that does not answer gives no token; the form waits for it ten seconds at most', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetched = vi.fn((_address: string, _init: RequestInit) => Promise.reject(new Error('off')));
  vi.stubGlobal('fetch', fetched);
  const target = { endpoint: '/enquiry', apiKey: 'sb_publishable_1' } satisfies EnquiryTarget;
  expect(await fetchSubmission(target)).toBeUndefined();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    headers: { accept: 'application/json', apikey: 'sb_publishable_1' },
    signal: timeout.mock.results[0]?.value,
  });
});

const at = new Date(2026, 10, 21, 16, 42).getTime();

it('speaks of being online only to those who are not', () => {
  for (const next of [undefined, { at, isSoon: true }, { at, isSoon: false }]) {
    expect(describeNextTry(next, true)).not.toMatch(/online/);
    expect(describeNextTry(next, false)).toMatch(/online/);
  }
});

it('says when: a minute ahead in words, later by the clock', () => {
  expect(describeNextTry({ at, isSoon: true }, true)).toMatch(/within a minute/);
  expect(describeNextTry({ at, isSoon: false }, true)).toMatch(/at 4:42\s?pm/i);
});
