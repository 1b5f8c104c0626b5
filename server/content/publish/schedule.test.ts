import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showBuild } from '../../static/builds/kept-builds.ts';
import type { BuildOrder } from './publisher.ts';
import { openSchedule, type Schedule } from './schedule.ts';

const EVENING = Date.UTC(2026, 10, 23, 18, 0);
const by = 'owner@example.in';

let dataDir: string;
let schedule: Schedule;
const started: BuildOrder[] = [];
const log = { error: vi.fn() };
let isBusy = false;
const publisher = {
  isBusy: () => isBusy,
  start: (order: BuildOrder) => void started.push(order),
  state: () => null,
  stop: async () => {},
};

const noted: [by: string, details: object][] = [];
const open = () =>
  openSchedule({
    dataDir,
    publisher,
    // Named in the order in which they were saved.
    isWithin: async (commit, later) => commit <= later,
    note: async (by, details) => void noted.push([by, details]),
    log,
    lookMs: 10_000,
  });

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'yctfc-schedule-'));
  started.length = 0;
  isBusy = false;
  vi.useFakeTimers({ now: EVENING, toFake: ['Date', 'setInterval', 'clearInterval'] });
  noted.length = 0;
  schedule = open();
});
afterEach(async () => {
  await schedule.stop();
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true });
  expect(log.error).not.toHaveBeenCalled();
});

const at = (minutes: number) => new Date(EVENING + minutes * 60_000).toISOString();
/** Lets the clock go on, and what it starts read its notes. */
const pass = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    vi.advanceTimersByTime(60_000);
    await schedule.settled();
  }
};

test('what is planned is published once its time has come, also by a later process', async () => {
  await schedule.add({ at: at(3), commit: 'b', by });
  await schedule.add({ at: at(1), commit: 'a', by });
  expect((await schedule.read()).map(({ commit }) => commit)).toEqual(['a', 'b']);
  await schedule.stop();
  schedule = open();
  await pass(1);
  expect(started[0]).toMatchObject({ purpose: 'publish', commit: 'a', by });
  await started[0]?.onDone?.();
  expect((await schedule.read()).map(({ commit }) => commit)).toEqual(['b']);
  expect(noted).toEqual([[by, { commit: 'a', planned: at(1) }]]);
});

test('what was planned takes back nothing that was published after it', async () => {
  await schedule.add({ at: at(1), commit: 'b', by });
  await showBuild(dataDir, { id: 'one', commit: 'c', at: at(0), by });
  await pass(2);
  expect(started).toEqual([]);
  expect(await schedule.read()).toEqual([]);
});

test('what is planned and dropped at the same moment undoes nothing of the other', async () => {
  await schedule.add({ at: at(9), commit: 'old', by });
  const [old] = await schedule.read();
  await Promise.all([
    schedule.add({ at: at(2), commit: 'b', by }),
    schedule.drop(old?.id ?? ''),
    schedule.add({ at: at(1), commit: 'a', by }),
  ]);
  expect((await schedule.read()).map(({ commit }) => commit)).toEqual(['a', 'b']);
});

test('it waits for a build that is under way, and what was dropped never comes', async () => {
  await schedule.add({ at: at(1), commit: 'a', by });
  isBusy = true;
  await pass(2);
  expect(started).toEqual([]);
  const [planned] = await schedule.read();
  await schedule.drop(planned?.id ?? '');
  isBusy = false;
  await pass(1);
  expect(started).toEqual([]);
});

test('when a day begins in India what is shown is built again, and not before', async () => {
  await showBuild(dataDir, { id: 'one', commit: 'c', at: at(0), by });
  await pass(29);
  expect(started).toEqual([]);
  await pass(3);
  expect(started).toMatchObject([{ purpose: 'publish', commit: 'c' }]);
  await started[0]?.onDone?.();
  expect(noted).toEqual([['', { commit: 'c', day: '2026-11-24' }]]);
});

test('a day that began while no process ran is made up for at the start, once', async () => {
  await showBuild(dataDir, { id: 'one', commit: 'c', at: at(-24 * 60), by });
  await pass(3);
  expect(started).toMatchObject([{ purpose: 'publish', commit: 'c' }]);
});

test('a start on the day of the publishing builds nothing', async () => {
  await showBuild(dataDir, { id: 'one', commit: 'c', at: at(-60), by });
  await pass(3);
  expect(started).toEqual([]);
});
