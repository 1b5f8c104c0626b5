import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SUBJECT } from '../../contract/enquiry.ts';
import { parseSubmission } from '../../contract/submission.ts';
import { createMemoryStorage, FACTS, FILLED } from '../testing/outbox.ts';
import {
  changeEntry,
  findEntry,
  findSilence,
  forgetEnquiry,
  KEPT_MS,
  keepEnquiry,
  MAX_SILENCE_MS,
  type OutboxEntry,
  readEntries,
} from './outbox.ts';
import { deliver, settle, underLock } from './send-enquiry.ts';
import { retryWait, sendWaiting, watchOutbox } from './send-waiting.ts';
import { solveTask } from './solve-task.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const TARGET = { endpoint: 'https://backend.example/enquiry', apiKey: 'sb_publishable_x' };
const ENTRY: OutboxEntry = { ...FACTS, values: FILLED, timestamp: '', tries: 0 };

let storage: Storage;
let posted: { body: Record<string, unknown>; address: string; init: RequestInit }[];
const frame = new EventTarget();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  storage = createMemoryStorage();
  posted = [];
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('window', frame);
  vi.stubGlobal('document', page);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('./solve-task.ts');
});

function keep(id: string = FACTS.id, change: Partial<OutboxEntry> = {}): void {
  keepEnquiry(storage, FILLED, { ...FACTS, id }, new Date(NOW));
  changeEntry(storage, id, (entry) => ({ ...entry, ...change }));
}
/** Answers every request with this status; an enquiry that is stored, with a receipt. */
function answerWith(status: number, text?: string, headers?: Record<string, string>): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    posted.push({ body, address, init });
    const receipt = { id: body.submissionId, reference: 'YC-1', receipt: 'x.y' };
    return new Response(text ?? JSON.stringify(receipt), { status, ...(headers && { headers }) });
  });
}
/** What the browser finds where the solver is loaded from. */
type Solve = (challenge: unknown) => Promise<string | undefined>;
const stubSolver = (solve: Solve) => vi.doMock('./solve-task.ts', () => ({ solveTask: solve }));
const sentIds = () => posted.map(({ body }) => body.submissionId);

describe('an enquiry that is sent', () => {
  it('is posted with its submission and the key, and its id nowhere but in the body', async () => {
    answerWith(201);
    keep();
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const answer = await deliver(storage, FACTS.id, TARGET, 'wait');
    expect(answer).toMatchObject({ kind: 'stored', receipt: { reference: 'YC-1' } });
    expect(readEntries(storage)).toMatchObject([
      { confirmedAt: NOW, reference: 'YC-1', receipt: 'x.y' },
    ]);
    const [{ body, address, init } = { body: {}, address: '', init: {} }] = posted;
    expect(body).toMatchObject({ ...FILLED, subject: DEFAULT_SUBJECT });
    const { id, token, ...rest } = FACTS;
    expect(parseSubmission(body)).toEqual({ submissionId: id, formToken: token, ...rest });
    expect(address).toBe(TARGET.endpoint);
    expect(init.headers).toEqual({ 'content-type': 'application/json', apikey: TARGET.apiKey });
    expect(init.keepalive, 'it outlives the page').toBe(true);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
    expect(init.signal).toBe(timeout.mock.results[0]?.value);
    // Once confirmed it is answered from the device.
    expect(await deliver(storage, FACTS.id, TARGET, 'wait')).toEqual(answer);
    expect(posted).toHaveLength(1);
  });

  it('is not kept alive where it is larger than browsers then allow', async () => {
    answerWith(201);
    keepEnquiry(storage, { ...FILLED, message: 'x'.repeat(60_000) }, FACTS, new Date());
    await deliver(storage, FACTS.id, TARGET, 'wait');
    expect(posted[0]?.init.keepalive).toBe(false);
  });

  it.each([
    [422, '{"error":{"fields":{"email":"Not this one.","other":"x"}}}', 'invalid'],
    [400, '{"error":{"fields":{"email":"Not this one."}}}', 'invalid'],
    [429, '{}', 'failed'],
    [503, '<html>', 'failed'],
    [500, '{"error":{"fields":{"email":"Not this one."}}}', 'failed'],
    [422, '<html>', 'failed'],
    [422, '{"error":{"fields":{"email":7}}}', 'failed'],
    [422, 'null', 'failed'],
    // A captive portal answers everything with its own page.
    [200, '<html>', 'failed'],
    [200, '{}', 'failed'],
  ])('and answered with %i %s is %s', async (status, text, kind) => {
    answerWith(status, text);
    keep();
    expect((await deliver(storage, FACTS.id, TARGET, 'wait'))?.kind).toBe(kind);
    const [entry] = readEntries(storage);
    expect(entry?.faults).toEqual(kind === 'invalid' ? { email: 'Not this one.' } : undefined);
    expect(entry?.tries).toBe(kind === 'invalid' ? 0 : 1);
  });

  it('waits as long as the server asks, and is no exception where nobody answers', async () => {
    answerWith(429, '{}', { 'retry-after': '90' });
    keep();
    await deliver(storage, FACTS.id, TARGET, 'wait');
    expect(findEntry(storage, FACTS.id)?.notBefore).toBe(NOW + 90_000);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await deliver(storage, FACTS.id, TARGET, 'wait')).toEqual({ kind: 'failed' });
  });

  it('is left to the tab that is sending it, or waited for; another is not', async () => {
    keep();
    keep('other');
    const held = Promise.withResolvers<Response>();
    const fetched = vi.fn((_address: string, { body }: RequestInit) =>
      String(body).includes('other')
        ? Promise.resolve(Response.json({ id: 'other' }))
        : held.promise,
    );
    vi.stubGlobal('fetch', fetched);
    const first = deliver(storage, FACTS.id, TARGET, 'wait');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(await deliver(storage, FACTS.id, TARGET, 'leave')).toBeUndefined();
    expect(await deliver(storage, 'other', TARGET, 'leave')).toMatchObject({ kind: 'stored' });
    const second = deliver(storage, FACTS.id, TARGET, 'wait');
    held.resolve(Response.json({ id: FACTS.id }));
    expect([(await first)?.kind, (await second)?.kind]).toEqual(['stored', 'stored']);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('and removed meanwhile is not revived, and never sent again', async () => {
    keep();
    vi.stubGlobal('fetch', async () => {
      forgetEnquiry(storage, FACTS.id);
      return Response.json({ id: FACTS.id });
    });
    await deliver(storage, FACTS.id, TARGET, 'leave');
    expect(storage.length).toBe(0);
    expect(await deliver(storage, FACTS.id, TARGET, 'leave')).toBeUndefined();
  });

  it('goes out at once where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await underLock('enquiry', 'leave', async () => 'done')).toBe('done');
  });
});

it.each([
  ['what the server asks', { waitSeconds: 90 }, NOW + 90_000],
  ['never for ever', { waitSeconds: 1e9 }, NOW + 3_600_000],
  ['not where it asked for nothing', { waitSeconds: 0 }, undefined],
])('a failure waits %s', (_how, answer, notBefore) => {
  const entry = settle(ENTRY, { kind: 'failed', ...answer }, NOW);
  expect(entry).toMatchObject({ tries: 1 });
  expect(entry.notBefore).toBe(notBefore);
  expect(findSilence(entry, notBefore ?? NOW)).toBe(0);
});

it('is not silenced by a clock that was set back', () => {
  expect(findSilence({ ...ENTRY, notBefore: NOW + MAX_SILENCE_MS + 1 }, NOW)).toBe(0);
});

it('remembers under which other id the server stored it', () => {
  const store = (id: string) => settle(ENTRY, { kind: 'stored', receipt: { id } }, 5).storedId;
  expect([store('other'), store(ENTRY.id)]).toEqual(['other', undefined]);
});

it.each([
  ['at first', { tries: 0 }, 2_500, 5_000],
  ['after one try', { tries: 1 }, 2_500, 5_000],
  ['after three', { tries: 3 }, 10_000, 20_000],
  ['after fifty', { tries: 50 }, 300_000, 600_000],
  ['as the server asked', { tries: 1, notBefore: 90_000 }, 90_000, 92_500],
  ['when all is confirmed', { confirmedAt: 1 }, undefined, undefined],
  ['when it was refused', { faults: { name: 'x' } }, undefined, undefined],
])('%s the next round comes in due time, spread over half of it', (_when, change, least, most) => {
  const wait = (random: number) => retryWait([{ ...ENTRY, ...change }], 0, random);
  expect([wait(0), wait(1)]).toEqual([least, most]);
});

describe('a round', () => {
  it('sends what waits, oldest first, takes away what had its week, and says when to come back', async () => {
    keep('b');
    keep('a');
    keep('old', { confirmedAt: NOW - KEPT_MS });
    keep('confirmed', { confirmedAt: NOW - KEPT_MS + 1 });
    keep('refused', { faults: { email: 'Not this one.' } });
    keep('silenced', { tries: 1, notBefore: NOW + 60_000 });
    keep('over', { tries: 1, notBefore: NOW });
    answerWith(201);
    expect(await sendWaiting(storage, TARGET)).toBe(60_000);
    expect(sentIds()).toEqual(['a', 'b', 'over']);
    expect(findEntry(storage, 'old')).toBeUndefined();
    expect(findEntry(storage, 'confirmed')).toBeDefined();
    forgetEnquiry(storage, 'silenced');
    expect(await sendWaiting(storage, TARGET)).toBeUndefined();
  });

  it('proves the work that the server asked for, under the id by which it is stored there', async () => {
    const challenge = { parameters: 1 };
    keep('none', { confirmedAt: NOW });
    keep('own', { confirmedAt: NOW, challenge });
    keep('moved', { confirmedAt: NOW, challenge, storedId: 'elsewhere' });
    const solve = vi.fn(async () => 'solved');
    stubSolver(solve);
    answerWith(200);
    await sendWaiting(storage, TARGET);
    expect(solve.mock.calls).toEqual([[challenge], [challenge]]);
    expect(sentIds()).toEqual(['elsewhere', 'own']);
    expect(readEntries(storage).some((entry) => entry.challenge)).toBe(false);
  });

  const found: Solve = async () => 'solved';
  const none: Solve = async () => undefined;
  const lost: Solve = () => Promise.reject(new Error('no connection'));
  it.each<[string, number, Solve, sent: number, isOpen: boolean]>([
    ['refused', 400, found, 1, false],
    ['refused for now', 429, found, 1, true],
    ['lost', 503, found, 1, true],
    ['not to be found', 200, none, 0, false],
    ['not to be loaded', 200, lost, 0, true],
  ])('a proof that is %s is tried again or left to a person', async (...row) => {
    const [, status, solve, sent, isOpen] = row;
    keep('own', { confirmedAt: NOW, challenge: {} });
    stubSolver(solve);
    answerWith(status);
    await sendWaiting(storage, TARGET);
    expect(posted).toHaveLength(sent);
    expect(findEntry(storage, 'own')?.challenge !== undefined).toBe(isOpen);
  });

  it('leaves a task to a person where the browser has no cryptography', async () => {
    keep('own', { confirmedAt: NOW, challenge: {} });
    vi.stubGlobal('crypto', {});
    await sendWaiting(storage, TARGET);
    expect(findEntry(storage, 'own')?.challenge).toBeUndefined();
  });
});

it('a task is solved so that the server that set it agrees; what is none is left alone', async () => {
  const hmacSignatureSecret = 'secret';
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 10, keyPrefix: '0' },
    deriveKey,
    hmacSignatureSecret,
  });
  const payload = JSON.parse((await solveTask(challenge)) ?? '');
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret });
  expect(verified).toBe(true);
  for (const none of [{}, { parameters: {} }, { signature: 'x' }])
    expect(await solveTask(none)).toBeUndefined();
});

describe('the watch', () => {
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const comesBack = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type));

  it('begins at once, after the wait that a round asks for, and when somebody comes back', async () => {
    const round = vi.fn(async (): Promise<number | undefined> => 5000);
    const watch = watchOutbox(round);
    await settled();
    expect(round).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(round).toHaveBeenCalledTimes(2);
    watch.later(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(round).toHaveBeenCalledTimes(3);
    round.mockResolvedValue(undefined);
    for (const [target, type] of [
      [frame, 'online'],
      [frame, 'focus'],
      [page, 'visibilitychange'],
    ] as const) {
      round.mockClear();
      comesBack(target, type);
      await settled();
      expect(round, type).toHaveBeenCalledOnce();
    }
    await vi.advanceTimersByTimeAsync(600_000);
    expect(round, 'the plan of before is dropped').toHaveBeenCalledOnce();
    watch.stop();
    comesBack(frame, 'online');
    await settled();
    expect(round).toHaveBeenCalledOnce();
  });

  it('runs one round at a time, and once more when it was asked meanwhile and something waits', async () => {
    let finish = (_wait: number | undefined) => {};
    const round = vi.fn(
      () =>
        new Promise<number | undefined>((resolve) => {
          finish = resolve;
        }),
    );
    const watch = watchOutbox(round);
    comesBack(frame, 'online');
    comesBack(frame, 'focus');
    expect(round).toHaveBeenCalledOnce();
    for (const [waitMs, times] of [
      [0, 2],
      [4999, 2],
      [1, 3],
    ] as const) {
      finish(5000);
      await vi.advanceTimersByTimeAsync(waitMs);
      expect(round).toHaveBeenCalledTimes(times);
    }
    watch.stop();
  });

  it('plans nothing once a round has failed or the page is closed during one', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('storage is gone')));
    const failed = watchOutbox(failing);
    const round = vi.fn(async () => 1000);
    watchOutbox(round).stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([failing.mock.calls.length, round.mock.calls.length]).toEqual([1, 1]);
    failed.stop();
  });
});

describe('the sender of every page', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => void vi.unstubAllEnvs());

  it('sends what an earlier page could not, to the backend of the build', async () => {
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage }));
    answerWith(201);
    keep();
    await import('./send.ts');
    await vi.waitFor(() => expect(readEntries(storage)[0]?.confirmedAt).toBeDefined());
    expect(posted.map(({ address }) => address)).toEqual([
      'https://backend.example/functions/v1/send-contact-email',
    ]);
  });

  it('does nothing where storage is blocked', async () => {
    const blocked = Object.defineProperty(new EventTarget(), 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const listen = vi.spyOn(blocked, 'addEventListener');
    vi.stubGlobal('window', blocked);
    await import('./send.ts');
    expect(listen).not.toHaveBeenCalled();
  });
});
