// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Run } from '../../contract/desk/run.ts';
import { DeskError } from './backend/desk-error.ts';
import { followRun, PartlyDone } from './follow-run.ts';

const at = (done: number, is_finished = false): Run => ({
  run_id: 'r',
  total: 9,
  done,
  same: 0,
  refused: [],
  is_finished,
});
const gone = () => new DeskError('Failed to fetch', 0);

/** Answers one after the other; an error is thrown. */
function answers(...given: (Run | Error)[]) {
  const asked: boolean[] = [];
  const ask = async (isLast: boolean) => {
    asked.push(isLast);
    const next = given.shift();
    if (next instanceof Error || !next) throw next ?? new Error('asked too often');
    return next;
  };
  return { ask, asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What came of it, with all waits passed. */
async function outcome(run: Promise<Run>): Promise<unknown> {
  const settled = run.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

test('each batch is told, and the last one ends it', async () => {
  const told: number[] = [];
  const { ask } = answers(at(3), at(6), at(9, true));
  expect(await outcome(followRun(ask, { onProgress: ({ done }) => told.push(done) }))).toEqual(
    at(9, true),
  );
  expect(told).toEqual([3, 6, 9]);
});

test('a batch that was not answered is asked for again', async () => {
  const { ask, asked } = answers(at(3), gone(), new DeskError('Bad gateway', 502), at(9, true));
  expect(await outcome(followRun(ask))).toEqual(at(9, true));
  expect(asked).toHaveLength(4);
});

test('whoever stays away loses nothing: it says how much was done', async () => {
  const { ask, asked } = answers(at(3), ...Array.from({ length: 6 }, gone));
  const error = await outcome(followRun(ask));
  expect(error).toBeInstanceOf(PartlyDone);
  expect(error).toMatchObject({ done: 3, status: 0 });
  expect(asked).toHaveLength(7);
});

test('a refusal is not repeated', async () => {
  const refused = new DeskError('permission denied', 403);
  const { ask, asked } = answers(refused);
  expect(await outcome(followRun(ask))).toBe(refused);
  expect(asked).toEqual([false]);
});

test('stopped, it asks for the end and says how much was done', async () => {
  const stopper = new AbortController();
  const { ask, asked } = answers(at(3), at(3, true));
  const run = followRun(ask, { signal: stopper.signal, onProgress: () => stopper.abort() });
  expect(await outcome(run)).toEqual(at(3, true));
  expect(asked).toEqual([false, true]);
});
