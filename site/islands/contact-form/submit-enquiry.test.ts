import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  COPIES_KEY,
  ENTRY_PREFIX,
  forgetEnquiry,
  keepEnquiry,
  readEntries,
} from '../../outbox/outbox.ts';
import { createMemoryStorage, createTabs, FACTS, FILLED, refuse } from '../../testing/outbox.ts';
import { submitEnquiry } from './use-contact-form.ts';

const TARGET = { endpoint: 'https://backend.example/enquiry' };

let storage: Storage;
let posted: Record<string, unknown>[];
beforeEach(() => {
  storage = createMemoryStorage();
  posted = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  open(storage);
  answerWith(201);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The device's storage; null as in an Android app's own browser, undefined where it is blocked. */
const open = (localStorage: Storage | null | undefined) =>
  vi.stubGlobal('window', { localStorage });
function answerWith(status: number, body?: object, meanwhile = () => {}): void {
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const fields = JSON.parse(String(init.body));
    posted.push(fields);
    meanwhile();
    return Response.json(body ?? { id: fields.submissionId, reference: 'YC-1' }, { status });
  });
}
const readCopies = () => JSON.parse(storage.getItem(COPIES_KEY) ?? '[]');
const submit = (values = FILLED) => submitEnquiry(values, FACTS, TARGET);

it('keeps a copy before anything goes out', async () => {
  answerWith(201, undefined, () => {
    expect(readCopies()).toMatchObject([FILLED]);
    expect(readEntries(storage)).toMatchObject([FACTS]);
  });
  expect(await submit()).toEqual({ kind: 'sent' });
  expect(posted).toHaveLength(1);
});

it('counts a failed function as kept, and repeats the same text under the same id', async () => {
  answerWith(503);
  expect(await submit()).toEqual({ kind: 'kept', id: FACTS.id });
  expect(readEntries(storage)).toMatchObject([{ ...FACTS, tries: 1 }]);
  answerWith(201);
  expect(await submit()).toEqual({ kind: 'sent' });
  expect(posted.map(({ submissionId }) => submissionId)).toEqual([FACTS.id, FACTS.id]);
  expect(readCopies()).toHaveLength(1);
});

it.each([createMemoryStorage(refuse), null, undefined])(
  'needs the function where no copy can be kept, and then shows its receipt',
  async (blocked) => {
    open(blocked);
    expect(await submit()).toMatchObject({ kind: 'sent', receipt: { reference: 'YC-1' } });
    answerWith(503);
    expect(await submit()).toEqual({ kind: 'failed' });
  },
);

it('sends another text under a new id: under the old one it would be dropped as a repetition', async () => {
  await submit();
  await submit({ ...FILLED, message: 'Another question' });
  expect(posted[1]).toMatchObject({ message: 'Another question' });
  expect(posted[1]?.submissionId).not.toBe(FACTS.id);
  expect(posted[1]?.formToken).toBeUndefined();
  expect(readCopies()).toHaveLength(2);
});

it.each([201, 503])(
  'sends and keeps what two tabs write at the same moment, unaware of each other (%i)',
  async (status) => {
    const { storages, hear } = createTabs(2);
    const [own, other] = storages as [Storage, Storage];
    open(own);
    answerWith(status, undefined, () => {
      keepEnquiry(other, FILLED, { ...FACTS, id: 'other' }, new Date());
      hear(0);
    });
    expect((await submit()).kind).toBe(status === 201 ? 'sent' : 'kept');
    hear(1);
    for (const seen of storages)
      expect(new Set(readEntries(seen).map(({ id }) => id))).toEqual(new Set([FACTS.id, 'other']));
  },
);

it('claims nothing when the copy was removed during sending, here or in another tab', async () => {
  answerWith(503, undefined, () => forgetEnquiry(storage, FACTS.id));
  expect(await submit()).toEqual({ kind: 'failed' });
  const held = Promise.withResolvers<void>();
  const other = navigator.locks.request(`${ENTRY_PREFIX}${FACTS.id}`, () => held.promise);
  const submitted = submit();
  forgetEnquiry(storage, FACTS.id);
  held.resolve();
  await other;
  expect(await submitted).toEqual({ kind: 'failed' });
  expect(posted).toHaveLength(1);
});
