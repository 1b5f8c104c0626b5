import { describe, expect, it, vi } from 'vitest';
import { deliver, settle } from './deliver.ts';
import { isSilenced, MAX_SILENCE_MS, type OutboxEntry } from './outbox-entry.ts';
import { forgetEnquiry, keepEnquiry, readEntries } from './outbox-storage.ts';
import type { SendAnswer } from './send-enquiry.ts';
import { retryWait } from './send-waiting.ts';
import { FACTS } from './testing/facts.ts';
import { FILLED } from './testing/filled-form.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';
import { underLock } from './under-lock.ts';

const STORED: SendAnswer = {
  kind: 'stored',
  receipt: { id: FACTS.id, reference: 'YC-1', receipt: 'x.y' },
};
const ENTRY: OutboxEntry = { ...FACTS, values: FILLED, timestamp: '', tries: 0 };

function createParts(answer: SendAnswer = STORED) {
  const storage = createMemoryStorage();
  keepEnquiry(storage, FILLED, FACTS, new Date());
  return { storage, send: vi.fn(async () => answer), now: () => 1000 };
}

describe('deliver', () => {
  it('sends an entry of the outbox and records the confirmation', async () => {
    const parts = createParts();
    expect(await deliver(parts.storage, FACTS.id, parts, 'leave')).toEqual(STORED);
    expect(parts.send).toHaveBeenCalledWith(
      expect.objectContaining(FILLED),
      expect.objectContaining(FACTS),
    );
    expect(readEntries(parts.storage)).toMatchObject([
      { confirmedAt: 1000, reference: 'YC-1', receipt: 'x.y' },
    ]);
  });

  it('sends nothing twice: a confirmed entry is answered from the device', async () => {
    const parts = createParts();
    await deliver(parts.storage, FACTS.id, parts, 'wait');
    expect(await deliver(parts.storage, FACTS.id, parts, 'wait')).toEqual(STORED);
    expect(parts.send).toHaveBeenCalledOnce();
  });

  it('leaves to another tab what that tab is sending, or waits for it', async () => {
    const parts = createParts();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = { ...parts, send: vi.fn(async () => held.then(() => STORED)) };
    const first = deliver(parts.storage, FACTS.id, slow, 'wait');
    await vi.waitFor(() => expect(slow.send).toHaveBeenCalled());
    expect(await deliver(parts.storage, FACTS.id, parts, 'leave')).toBeUndefined();
    const second = deliver(parts.storage, FACTS.id, parts, 'wait');
    release();
    expect(await first).toEqual(STORED);
    expect(await second).toEqual(STORED);
    expect(parts.send).not.toHaveBeenCalled();
  });

  it('leaves no enquiry to a tab that is sending another', async () => {
    const parts = createParts();
    keepEnquiry(parts.storage, FILLED, { ...FACTS, id: 'other' }, new Date());
    const held = Promise.withResolvers<SendAnswer>();
    const slow = { ...parts, send: vi.fn(() => held.promise) };
    const first = deliver(parts.storage, FACTS.id, slow, 'wait');
    await vi.waitFor(() => expect(slow.send).toHaveBeenCalled());
    expect(await deliver(parts.storage, 'other', parts, 'leave')).toEqual(STORED);
    held.resolve(STORED);
    await first;
  });

  it('needs no list of copies, sends nothing removed and revives nothing', async () => {
    const parts = createParts();
    parts.storage.removeItem('contactLeads');
    expect(await deliver(parts.storage, FACTS.id, parts, 'leave')).toEqual(STORED);
    forgetEnquiry(parts.storage, FACTS.id);
    parts.send.mockClear();
    expect(await deliver(parts.storage, FACTS.id, parts, 'leave')).toBeUndefined();
    expect(parts.send).not.toHaveBeenCalled();

    const removing = createParts();
    const send = async () => {
      forgetEnquiry(removing.storage, FACTS.id);
      return STORED;
    };
    await deliver(removing.storage, FACTS.id, { ...removing, send }, 'leave');
    expect(removing.storage.length).toBe(0);
  });
});

describe('settle', () => {
  it('keeps a refusal for the visitor', () => {
    const errors = { email: 'Not this one.' };
    const entry = settle(ENTRY, { kind: 'invalid', errors }, 5);
    expect(entry.faults).toEqual(errors);
    expect(retryWait([entry], 5, 0)).toBeUndefined();
  });

  it('waits as long as the server asks, but never for ever', () => {
    const entry = settle(ENTRY, { kind: 'failed', waitSeconds: 90 }, 5);
    expect(entry).toMatchObject({ tries: 1, notBefore: 90_005 });
    expect([isSilenced(entry, 90_004), isSilenced(entry, 90_005)]).toEqual([true, false]);
    const long = settle(ENTRY, { kind: 'failed', waitSeconds: 1e9 }, 5);
    expect(long.notBefore).toBe(5 + MAX_SILENCE_MS);
    expect(MAX_SILENCE_MS, 'an hour').toBe(3_600_000);
    expect([isSilenced(long, 4), isSilenced(long, 5)]).toEqual([false, true]);
  });

  it('waits by a clock of our days, too', () => {
    const now = Date.parse('2026-11-21T09:30:00Z');
    const entry = settle(ENTRY, { kind: 'failed', waitSeconds: 90 }, now);
    expect([isSilenced(entry, now), isSilenced(entry, now + 90_000)]).toEqual([true, false]);
  });

  it('does not wait where the server asked for nothing', () => {
    for (const waitSeconds of [undefined, 0]) {
      const entry = settle(ENTRY, { kind: 'failed', waitSeconds }, 5);
      expect(entry.notBefore).toBeUndefined();
      expect(isSilenced(entry, 0)).toBe(false);
    }
  });

  it('remembers under which other id the server stored it', () => {
    const store = (id: string) => settle(ENTRY, { kind: 'stored', receipt: { id } }, 5);
    expect(store('other').storedId).toBe('other');
    expect(store(ENTRY.id).storedId).toBeUndefined();
  });

  it('is not silenced by a clock that was set back', () => {
    const entry = { ...ENTRY, notBefore: 10 * MAX_SILENCE_MS };
    expect(isSilenced(entry, 0)).toBe(false);
  });
});

describe('retryWait', () => {
  it('doubles with each try, up to ten minutes, and spreads over its second half', () => {
    const wait = (tries: number, random: number) => retryWait([{ ...ENTRY, tries }], 0, random);
    expect([0, 1, 2, 3].map((tries) => wait(tries, 1))).toEqual([5_000, 5_000, 10_000, 20_000]);
    expect(wait(3, 0)).toBe(10_000);
    expect(wait(50, 1)).toBe(600_000);
  });

  it('waits at least as long as the server asked', () => {
    const entry = { ...ENTRY, tries: 1, notBefore: 90_000 };
    expect(retryWait([entry], 0, 0)).toBe(90_000);
    expect(retryWait([entry, ENTRY], 0, 0)).toBe(2_500);
  });

  it('has nothing to wait for when all is confirmed', () => {
    expect(retryWait([{ ...ENTRY, confirmedAt: 1 }], 0, 0)).toBeUndefined();
  });
});

describe('underLock', () => {
  it('works at once where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await underLock('enquiry', 'wait', async () => 'done')).toBe('done');
    vi.unstubAllGlobals();
  });

  it('leaves the work, or waits for it, while another does work of the same name', async () => {
    const held = Promise.withResolvers<string>();
    const first = underLock('enquiry', 'wait', () => held.promise);
    const left = vi.fn(async () => 'left');
    expect(await underLock('enquiry', 'leave', left)).toBeUndefined();
    expect(left).not.toHaveBeenCalled();
    const second = underLock('enquiry', 'wait', async () => 'second');
    held.resolve('first');
    expect([await first, await second]).toEqual(['first', 'second']);
    expect(await underLock('enquiry', 'leave', left)).toBe('left');
  });
});
