import { describe, expect, it, vi } from 'vitest';
import { readCopies } from './lead-copies.ts';
import type { SendAnswer } from './send-enquiry.ts';
import { submitEnquiry } from './submit-enquiry.ts';
import { FILLED } from './testing/filled-form.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';
import { resendUnsent } from './unsent.ts';

const parts = (answer: SendAnswer, storage: Storage | undefined = createMemoryStorage()) => ({
  send: vi.fn(async () => answer),
  storage,
  now: () => new Date(),
});

describe('submitEnquiry', () => {
  it('sends nothing that is not valid, and names each fault', async () => {
    const given = parts({ kind: 'stored' });
    const result = await submitEnquiry({ ...FILLED, name: ' ', phone: '12345' }, given);
    expect(result).toMatchObject({ kind: 'invalid', errors: { name: /./, phone: /./ } });
    expect(given.send).not.toHaveBeenCalled();
    expect(readCopies(given.storage)).toEqual([]);
  });

  it('sends what was typed, and keeps a copy', async () => {
    const given = parts({ kind: 'stored' });
    expect(await submitEnquiry(FILLED, given)).toEqual({ kind: 'sent', isWaiting: false });
    expect(given.send).toHaveBeenCalledWith(FILLED, expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(readCopies(given.storage)).toMatchObject([FILLED]);
  });

  it('shows what the function finds, and keeps no copy of it', async () => {
    const errors = { email: 'Not this one.' };
    const given = parts({ kind: 'invalid', errors });
    expect(await submitEnquiry(FILLED, given)).toEqual({ kind: 'invalid', errors });
    expect(readCopies(given.storage)).toEqual([]);
  });

  it('counts a failed function as sent only while the copy is kept', async () => {
    const kept = parts({ kind: 'failed' });
    expect(await submitEnquiry(FILLED, kept)).toEqual({ kind: 'sent', isWaiting: true });
    for (const storage of [createMemoryStorage(true), undefined]) {
      const given = { ...kept, storage };
      expect(await submitEnquiry(FILLED, given)).toEqual({ kind: 'failed' });
    }
  });

  it('is content with the function where no copy can be kept', async () => {
    const given = parts({ kind: 'stored' }, createMemoryStorage(true));
    expect(await submitEnquiry(FILLED, given)).toEqual({ kind: 'sent', isWaiting: false });
  });
});

describe('resendUnsent', () => {
  it('sends a kept copy again under its first key, once', async () => {
    const given = parts({ kind: 'failed' });
    await submitEnquiry(FILLED, given);
    const again = vi.fn(async (): Promise<SendAnswer> => ({ kind: 'stored' }));
    expect(await resendUnsent(given.storage, again)).toBe(0);
    expect(again.mock.calls).toEqual(given.send.mock.calls);
    await resendUnsent(given.storage, again);
    expect(again).toHaveBeenCalledOnce();
    expect(readCopies(given.storage)).toHaveLength(1);
  });

  it('leaves for another time what fails again', async () => {
    const given = parts({ kind: 'failed' });
    await submitEnquiry(FILLED, given);
    await submitEnquiry(FILLED, given);
    expect(await resendUnsent(given.storage, given.send)).toBe(2);
  });

  it('forgets what is refused and what has no copy any more', async () => {
    const refused = parts({ kind: 'failed' });
    await submitEnquiry(FILLED, refused);
    expect(await resendUnsent(refused.storage, async () => ({ kind: 'invalid', errors: {} }))).toBe(
      0,
    );
    const cleared = parts({ kind: 'failed' });
    await submitEnquiry(FILLED, cleared);
    cleared.storage.removeItem('contactLeads');
    expect(await resendUnsent(cleared.storage, cleared.send)).toBe(0);
    expect(cleared.send).toHaveBeenCalledOnce();
  });
});
