import { describe, expect, it, vi } from 'vitest';
import { ENTRY_PREFIX } from '../../outbox/outbox-entry.ts';
import {
  COPIES_KEY,
  forgetEnquiry,
  keepEnquiry,
  readEntries,
} from '../../outbox/outbox-storage.ts';
import type { SendAnswer } from '../../outbox/send-enquiry.ts';
import { FACTS } from '../../outbox/testing/facts.ts';
import { FILLED } from '../../outbox/testing/filled-form.ts';
import { createMemoryStorage } from '../../outbox/testing/memory-storage.ts';
import { createTabs } from '../../outbox/testing/tabs.ts';
import { submitEnquiry } from './submit-enquiry.ts';

const RECEIPT = { id: FACTS.id, reference: 'YC-1', receipt: 'x.y' };
const STORED: SendAnswer = { kind: 'stored', receipt: RECEIPT };

const parts = (answer: SendAnswer, storage: Storage | undefined = createMemoryStorage()) => ({
  send: vi.fn(async () => answer),
  storage,
  now: Date.now,
});

/** The copies in the list that the specification names. */
const readCopies = (storage: Storage) => JSON.parse(storage.getItem(COPIES_KEY) ?? '[]');

describe('submitEnquiry', () => {
  it('sends nothing invalid, and names each error', async () => {
    const given = parts(STORED);
    const result = await submitEnquiry({ ...FILLED, name: ' ', phone: ' ' }, FACTS, given);
    expect(result).toMatchObject({ kind: 'invalid', errors: { name: /./, phone: /./ } });
    expect(given.send).not.toHaveBeenCalled();
    expect(readCopies(given.storage)).toEqual([]);
  });

  it('keeps a copy before anything goes out', async () => {
    const given = parts(STORED);
    given.send.mockImplementation(async () => {
      expect(readCopies(given.storage)).toMatchObject([FILLED]);
      expect(readEntries(given.storage)).toMatchObject([FACTS]);
      return STORED;
    });
    const result = await submitEnquiry(FILLED, FACTS, given);
    expect(result).toEqual({ kind: 'sent', id: FACTS.id, receipt: RECEIPT, isKept: true });
    expect(given.send).toHaveBeenCalledOnce();
  });

  it('shows the errors that the function reports, and keeps no copy', async () => {
    const errors = { email: 'Not this one.' };
    const given = parts({ kind: 'invalid', errors });
    expect(await submitEnquiry(FILLED, FACTS, given)).toEqual({ kind: 'invalid', errors });
    expect(given.storage.length).toBe(0);
  });

  it('counts a failed function as sent only while the copy is kept', async () => {
    const kept = parts({ kind: 'failed' });
    const waiting = { kind: 'sent', id: FACTS.id, isKept: true };
    expect(await submitEnquiry(FILLED, FACTS, kept)).toEqual(waiting);
    expect(readEntries(kept.storage)).toMatchObject([{ ...FACTS, tries: 1 }]);
    for (const storage of [createMemoryStorage(true), undefined]) {
      const given = { ...kept, storage };
      expect(await submitEnquiry(FILLED, FACTS, given)).toEqual({ kind: 'failed' });
    }
  });

  it('needs only the function where no copy can be kept', async () => {
    const given = parts(STORED, createMemoryStorage(true));
    expect(await submitEnquiry(FILLED, FACTS, given)).toMatchObject({
      kind: 'sent',
      receipt: RECEIPT,
      isKept: false,
    });
  });

  it('repeats the same text under the same id, and keeps it once', async () => {
    const given = parts({ kind: 'failed' });
    await submitEnquiry(FILLED, FACTS, given);
    given.send.mockResolvedValue(STORED);
    expect(await submitEnquiry(FILLED, FACTS, given)).toMatchObject({ id: FACTS.id });
    expect(readCopies(given.storage)).toHaveLength(1);
  });

  it('sends another text under a new id: under the old one it would be dropped as a repetition', async () => {
    const given = parts(STORED);
    await submitEnquiry(FILLED, FACTS, given);
    const other = { ...FILLED, message: 'Another question' };
    const result = await submitEnquiry(other, FACTS, given);
    expect(result).toMatchObject({ kind: 'sent', id: expect.not.stringMatching(FACTS.id) });
    expect(given.send).toHaveBeenLastCalledWith(
      expect.objectContaining(other),
      expect.not.objectContaining({ token: expect.anything() }),
    );
    expect(readCopies(given.storage)).toHaveLength(2);
  });

  it('sends and keeps what two tabs write at the same moment, unaware of each other', async () => {
    for (const answer of [STORED, { kind: 'failed' } as const]) {
      const { storages, hear } = createTabs(2);
      const [storage, other] = storages as [Storage, Storage];
      const given = parts(answer, storage);
      given.send.mockImplementation(async () => {
        keepEnquiry(other, FILLED, { ...FACTS, id: 'other' }, new Date());
        hear(0);
        return answer;
      });
      const result = await submitEnquiry(FILLED, FACTS, given);
      expect(result).toMatchObject({ kind: 'sent', isKept: true });
      expect(given.send).toHaveBeenCalledOnce();
      hear(1);
      for (const seen of storages) {
        expect(
          readEntries(seen)
            .map(({ id }) => id)
            .sort(),
        ).toEqual([FACTS.id, 'other'].sort());
        expect(readCopies(seen)).toMatchObject([FILLED, FILLED]);
      }
    }
  });

  it('claims nothing when the copy was removed during sending', async () => {
    const given = parts({ kind: 'failed' });
    given.send.mockImplementation(async () => {
      forgetEnquiry(given.storage, FACTS.id);
      return { kind: 'failed' };
    });
    expect(await submitEnquiry(FILLED, FACTS, given)).toEqual({ kind: 'failed' });
  });

  it('claims nothing when it was removed while another tab was sending it', async () => {
    const given = parts(STORED);
    const held = Promise.withResolvers<void>();
    const other = navigator.locks.request(`${ENTRY_PREFIX}${FACTS.id}`, () => held.promise);
    const submitted = submitEnquiry(FILLED, FACTS, given);
    forgetEnquiry(given.storage, FACTS.id);
    held.resolve();
    await other;
    expect(await submitted).toEqual({ kind: 'failed' });
    expect(given.send).not.toHaveBeenCalled();
  });
});
