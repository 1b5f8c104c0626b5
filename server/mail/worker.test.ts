import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
const AWAY = Object.assign(new Error('shutting down'), { code: '57P01' });
const BROKEN = Object.assign(new Error('permission denied'), { code: '42501' });
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const send = vi.fn(async () => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const spy of [send, ...Object.values(log)]) spy.mockReset();
});

/** A worker whose database answers each claim in turn, then has nothing more to send. */
function startWorker(
  answers: (object[] | Error)[],
  pollIntervalMs?: number,
  settleMail: () => void = () => {},
) {
  const claims = vi.fn();
  const query = async (text: string) => {
    if (!text.includes('claim_mail')) {
      settleMail();
      return { rows: [] };
    }
    claims();
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return { rows: answer };
  };
  const database = {
    transactionAs: async (_caller: unknown, work: (tx: object) => Promise<unknown>) =>
      work({ query }),
  } as unknown as Database;
  const worker = startMailWorker({
    database,
    transport: { send, close: async () => {} },
    log,
    ...(pollIntervalMs !== undefined && { pollIntervalMs }),
  });
  return { worker, claims };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

it.each([
  [1, 'warn', 'mail not sent, will be tried again'],
  [19, 'warn', 'mail not sent, will be tried again'],
  [20, 'error', 'mail abandoned'],
  [21, 'warn', 'mail not sent, will be tried again'],
] as const)('the log tells after attempt %i as %s: %s', async (attempts, level, words) => {
  send.mockRejectedValueOnce(Object.assign(new Error('no'), { responseCode: 550 }));
  const { worker } = startWorker([[{ ...CLAIMED, attempts }]]);
  await settle();
  expect(log[level]).toHaveBeenCalledExactlyOnceWith(
    { mail: CLAIMED.id, attempts, code: 'EUNKNOWN', responseCode: 550 },
    words,
  );
  expect([log.warn, log.error, log.info].filter((spy) => spy.mock.calls.length > 0)).toEqual([
    log[level],
  ]);
  await worker.stop();
});

it('tries to record a sent mail no more when the database refuses it', async () => {
  const settleMail = vi.fn(() => {
    throw BROKEN;
  });
  const { worker } = startWorker([[CLAIMED]], 60_000, settleMail);
  await settle();
  expect(log.error).toHaveBeenCalledOnce();
  expect(settleMail).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
  await worker.stop();
});

describe('stopping', () => {
  it('leaves no timer behind and claims nothing more, even when woken', async () => {
    const { worker, claims } = startWorker([[CLAIMED]]);
    await settle();
    await worker.stop();
    expect(vi.getTimerCount(), 'a timer would keep the process alive').toBe(0);
    const atStop = claims.mock.calls.length;
    worker.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(claims).toHaveBeenCalledTimes(atStop);
  });

  it('gives up after five seconds to record a mail while the database is away', async () => {
    const { worker } = startWorker([[CLAIMED]], 60_000, () => {
      throw AWAY;
    });
    await settle();
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(log.warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(log.warn).toHaveBeenCalledOnce();
    expect([send.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 0]);
  });

  it('gives a mail that is being sent five seconds, then aborts it', async () => {
    const { worker, claims } = startWorker([[CLAIMED], [CLAIMED]]);
    let aborted: AbortSignal | undefined;
    send.mockImplementationOnce((async (_mail: object, _id: string, signal: AbortSignal) => {
      aborted = signal;
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    }) as never);
    await settle();
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(aborted?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(aborted?.aborted).toBe(true);
    await stopped;
    expect(claims, 'the next mail is left to the next process').toHaveBeenCalledTimes(1);
  });
});

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
