import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { startMailWorker } from './worker.ts';

const CLAIMED = {
  id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  recipient: 'leads@example.in',
  reply_to: null,
  subject: 'Enquiry',
  body_text: 'Text',
  body_html: '<p>Text</p>',
  attempts: 1,
};
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

afterEach(() => vi.useRealTimers());

/** A database that hands out one mail and is then away; each further attempt takes some seconds. */
function hangingDatabase(secondsEach: readonly number[]) {
  let tries = 0;
  const transactionAs = vi.fn(async (_caller: unknown, work: (tx: object) => Promise<unknown>) => {
    if (transactionAs.mock.calls.length === 1) {
      return work({ query: async () => ({ rows: [CLAIMED] }) });
    }
    vi.setSystemTime(Date.now() + (secondsEach[tries] ?? 0) * 1000);
    tries += 1;
    throw Object.assign(new Error('shutting down'), { code: '57P01' });
  });
  return { database: { transactionAs } as unknown as Database, tries: () => tries };
}

it('tries to record a sent mail until shortly before its two-minute lease ends, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { database, tries } = hangingDatabase([60, 45, 10, 60, 60]);
  const send = vi.fn(async () => {});
  const transport = { send, close: async () => {} };
  const worker = startMailWorker({ database, transport, log, pollIntervalMs: 60_000 });
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), 10_000);
  // 105 seconds after the claim it tried again; 115 seconds after, another process may get the mail soon.
  expect(tries()).toBe(3);
  expect(send).toHaveBeenCalledOnce();
  await worker.stop();
});
