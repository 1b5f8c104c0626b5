import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEPT_MS, type OutboxEntry } from './outbox-entry.ts';
import { changeEntry, findEntry, keepEnquiry, readEntries } from './outbox-storage.ts';
import { sendWaiting } from './send-waiting.ts';
import { FACTS } from './testing/facts.ts';
import { FILLED } from './testing/filled-form.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const TARGET = { endpoint: 'https://backend.example/enquiry' };

let storage: Storage;
let posted: Record<string, unknown>[];

beforeEach(() => {
  storage = createMemoryStorage();
  posted = [];
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('./solve-task.ts');
});

function keep(id: string, change: Partial<OutboxEntry> = {}): void {
  keepEnquiry(storage, FILLED, { ...FACTS, id }, new Date(NOW));
  changeEntry(storage, id, (entry) => ({ ...entry, ...change }));
}
/** Answers every request with this status, an enquiry with a receipt. */
function answerWith(status: number): void {
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const fields = JSON.parse(String(body));
    posted.push(fields);
    return Response.json({ id: fields.submissionId }, { status });
  });
}
/** What the browser finds where the solver is loaded from. */
const stubSolver = (solveTask: (challenge: unknown) => Promise<string | undefined>) =>
  vi.doMock('./solve-task.ts', () => ({ solveTask }));
const sentIds = () => posted.map(({ submissionId }) => submissionId);

it('sends what waits, oldest first, and leaves the rest alone', async () => {
  keep('b');
  keep('a');
  keep('confirmed', { confirmedAt: NOW });
  keep('refused', { faults: { email: 'Not this one.' } });
  keep('silenced', { tries: 1, notBefore: NOW + 60_000 });
  keep('over', { tries: 1, notBefore: NOW });
  answerWith(201);
  expect(await sendWaiting(storage, TARGET)).toBe(60_000);
  expect(sentIds()).toEqual(['a', 'b', 'over']);
  expect(findEntry(storage, 'a')?.confirmedAt).toBe(NOW);
});

it('says when to come back for what could not be sent, and nothing when all is done', async () => {
  keep('a');
  answerWith(503);
  expect(await sendWaiting(storage, TARGET)).toBe(2_500);
  expect(findEntry(storage, 'a')?.tries).toBe(1);
  answerWith(201);
  expect(await sendWaiting(storage, TARGET)).toBeUndefined();
});

it('takes away what has had its week', async () => {
  keep('old', { confirmedAt: NOW - KEPT_MS });
  keep('young', { confirmedAt: NOW - KEPT_MS + 1 });
  answerWith(201);
  await sendWaiting(storage, TARGET);
  expect(readEntries(storage).map(({ id }) => id)).toEqual(['young']);
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
  expect(posted).toEqual([
    { submissionId: 'elsewhere', proof: 'solved' },
    { submissionId: 'own', proof: 'solved' },
  ]);
  expect(readEntries(storage).some((entry) => entry.challenge)).toBe(false);
});

it.each([
  [400, false],
  [429, true],
  [499, false],
  [500, true],
  [503, true],
])('a proof that was answered with %i is tried again: %s', async (status, isOpen) => {
  keep('own', { confirmedAt: NOW, challenge: {} });
  stubSolver(async () => 'solved');
  answerWith(status);
  await sendWaiting(storage, TARGET);
  expect(posted).toHaveLength(1);
  expect(findEntry(storage, 'own')?.challenge !== undefined).toBe(isOpen);
});

it('leaves a task to a person where it cannot be solved', async () => {
  keep('own', { confirmedAt: NOW, challenge: {} });
  stubSolver(async () => undefined);
  answerWith(200);
  await sendWaiting(storage, TARGET);
  expect([posted, findEntry(storage, 'own')?.challenge]).toEqual([[], undefined]);
});

it('leaves a task to a person where the browser has no cryptography', async () => {
  keep('own', { confirmedAt: NOW, challenge: {} });
  const solve = vi.fn(async () => 'solved');
  stubSolver(solve);
  vi.stubGlobal('crypto', {});
  await sendWaiting(storage, TARGET);
  expect(solve).not.toHaveBeenCalled();
  expect(findEntry(storage, 'own')?.challenge).toBeUndefined();
});

it('keeps the task, and says so, where the solver cannot be loaded', async () => {
  keep('own', { confirmedAt: NOW, challenge: { parameters: 1 } });
  stubSolver(() => Promise.reject(new Error('no connection')));
  await sendWaiting(storage, TARGET);
  expect(findEntry(storage, 'own')?.challenge).toEqual({ parameters: 1 });
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    'The proof of work could not be sent.',
    expect.any(Error),
  );
});
