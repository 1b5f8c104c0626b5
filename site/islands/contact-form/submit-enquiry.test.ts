import { describe, expect, it, vi } from 'vitest';
import { forgetEnquiry } from '../../outbox/keep-enquiry.ts';
import { COPIES_KEY, readCopies } from '../../outbox/lead-copies.ts';
import { readEntries, STATE_KEY } from '../../outbox/outbox-state.ts';
import type { SendAnswer } from '../../outbox/send-enquiry.ts';
import { FACTS } from '../../outbox/testing/facts.ts';
import { FILLED } from '../../outbox/testing/filled-form.ts';
import { createMemoryStorage } from '../../outbox/testing/memory-storage.ts';
import { submitEnquiry } from './submit-enquiry.ts';

const RECEIPT = { id: FACTS.id, reference: 'YC-1', receipt: 'x.y' };
const STORED: SendAnswer = { kind: 'stored', receipt: RECEIPT };

const parts = (answer: SendAnswer, storage: Storage | undefined = createMemoryStorage()) => ({
  send: vi.fn(async () => answer),
  storage,
  now: Date.now,
});

/** Stores as told, but the first time that `key` is stored it is gone again at once. */
function overwriteOnce(storage: Storage, key: string): Storage['setItem'] {
  let isDone = false;
  return (stored, value) => {
    storage.setItem(stored, value);
    if (stored !== key || isDone) return;
    isDone = true;
    queueMicrotask(() => storage.removeItem(key));
  };
}

describe('submitEnquiry', () => {
  it('sends nothing that is not valid, and names each fault', async () => {
    const given = parts(STORED);
    const result = await submitEnquiry({ ...FILLED, name: ' ', phone: '12345' }, FACTS, given);
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

  it('shows what the function finds, and keeps no copy of it', async () => {
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

  it('is content with the function where no copy can be kept', async () => {
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

  it('sends another text under an id of its own: as a repetition it would be lost', async () => {
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

  it.each([STATE_KEY, COPIES_KEY])(
    'sends and keeps what another tab wrote over at the same moment: %s',
    async (key) => {
      for (const answer of [STORED, { kind: 'failed' } as const]) {
        const storage = createMemoryStorage();
        // Another tab's list from before this enquiry comes in behind each writing of it.
        const writtenOver = { ...storage, setItem: overwriteOnce(storage, key) };
        const given = parts(answer, writtenOver);
        const result = await submitEnquiry(FILLED, FACTS, given);
        expect(result).toMatchObject({ kind: 'sent', isKept: true });
        expect(given.send).toHaveBeenCalledOnce();
        expect(readCopies(storage)).toMatchObject([FILLED]);
        expect(readEntries(storage)).toMatchObject([{ id: FACTS.id }]);
      }
    },
  );

  it('keeps what another tab wrote over while it was sent in vain', async () => {
    const given = parts({ kind: 'failed' });
    given.send.mockImplementation(async () => {
      setTimeout(() => given.storage.removeItem(STATE_KEY), 20);
      return { kind: 'failed' };
    });
    expect(await submitEnquiry(FILLED, FACTS, given)).toMatchObject({ kind: 'sent', isKept: true });
    expect(readEntries(given.storage)).toMatchObject([{ id: FACTS.id }]);
  });

  it('claims nothing when the copy was removed while it was sent', async () => {
    const given = parts({ kind: 'failed' });
    given.send.mockImplementation(async () => {
      for (const { copy } of readEntries(given.storage)) forgetEnquiry(given.storage, copy);
      return { kind: 'failed' };
    });
    expect(await submitEnquiry(FILLED, FACTS, given)).toEqual({ kind: 'failed' });
  });
});
