import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCast, createMember } from '../../../supabase/tests/actors.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { showBuild } from '../../static/builds/kept-builds.ts';
import type { BuildOrder } from './publisher.ts';
import { openPlans, openSchedule, type Schedule } from './schedule.ts';

const { database } = await createTestDatabase();
const cast = await createCast(database);
const account = String(cast.editor.claims.sub);
const by = 'editor@example.in';

const EVENING = Date.UTC(2026, 10, 23, 18, 0);
/** Named in the order in which they were saved. */
const [A, B, C] = ['a', 'b', 'c'].map((name) => name.repeat(40)) as [string, string, string];
const plans = openPlans(database);
let dataDir: string;
let schedules: Schedule[] = [];
let started: BuildOrder[] = [];
let noted: object[] = [];
const log = { error: vi.fn() };
let isBusy = false;
const publisher = {
  isBusy: () => isBusy,
  start: (order: BuildOrder) => void started.push(order),
  state: async () => null,
  stop: async () => {},
};

/** A server's; several stand for several servers on one database. */
const open = (known: readonly string[] = [A, B, C]) => {
  const schedule = openSchedule({
    dataDir,
    publisher,
    plans,
    repository: {
      known: async (commit) => known.find((one) => one === commit),
      isWithin: async (commit, later) => commit <= later,
    },
    note: async (details) => void noted.push(details),
    log,
    lookMs: 10_000,
  });
  schedules.push(schedule);
  return schedule;
};
const stopAll = () => Promise.all(schedules.map((schedule) => schedule.stop()));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'yctfc-schedule-'));
  [schedules, started, noted, isBusy] = [[], [], [], false];
  vi.useFakeTimers({ now: EVENING, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await stopAll();
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true });
  await database.statement('delete from private.planned_publishings', []);
  expect(log.error).not.toHaveBeenCalled();
});

const at = (minutes: number) => new Date(EVENING + minutes * 60_000).toISOString();
async function plan(minutes: number, commit: string, of = account): Promise<string> {
  const id = randomUUID();
  expect(await plans.plan({ id, at: at(minutes), commit, account: of })).toBe(true);
  return id;
}
const planned = async () => (await plans.list()).map(({ commit }) => commit);
/** Lets the clock go on, and what it starts ask the database. */
const pass = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    vi.advanceTimersByTime(60_000);
    await Promise.all(schedules.map((schedule) => schedule.settled()));
  }
};
const cancelled = (id: string) =>
  database.statement(
    `select actor, detail from private.audit_log
     where action = 'content.unscheduled' and detail->>'planned' = $1`,
    [id],
  );

test('what is planned is published once its time has come, also by a later process', async () => {
  await plan(3, B);
  await plan(1, A);
  expect(await plans.list()).toMatchObject([
    { at: at(1), commit: A, account, by },
    { at: at(3), commit: B },
  ]);
  open();
  await stopAll();
  open();
  await pass(1);
  expect(started).toMatchObject([{ purpose: 'publish', commit: A, by, account }]);
  expect(await started[0]?.mayShow?.()).toBe(true);
  await started[0]?.onDone?.();
  expect(await planned()).toEqual([B]);
  expect(
    await database.statement(
      "select actor, detail from private.audit_log where action = 'content.published'",
      [],
    ),
  ).toEqual([{ actor: account, detail: { commit: A, planned: at(1) } }]);
});

test('of several servers on one database one publishes a plan; when it dies another does', async () => {
  const id = await plan(1, A);
  open();
  open();
  open([B]);
  await pass(3);
  expect(started).toHaveLength(1);
  await database.statement(
    "update private.planned_publishings set claimed_until = now() - interval '1 s'",
    [],
  );
  await pass(1);
  expect(started).toHaveLength(2);
  // A server that is stopped leaves it at once.
  await started[1]?.onFailed?.(true);
  await pass(1);
  expect(started).toHaveLength(3);
  await started[2]?.onFailed?.(false);
  expect(await planned()).toEqual([]);
  expect(await cancelled(id)).toMatchObject([
    { actor: null, detail: { account, reason: 'it was not built' } },
  ]);
});

test('a commit that only another server has waits for that one', async () => {
  await plan(1, A);
  open([B]);
  await pass(2);
  expect(started).toEqual([]);
  expect(await planned()).toEqual([A]);
});

test('whose right is gone when the time comes is published nothing, and the log says whose it was', async () => {
  const gone = await createMember(database, 'gone@team.example', 'editor');
  const id = await plan(1, A, gone);
  open();
  await database.statement('update auth.users set email_confirmed_at = null where id = $1', [gone]);
  await pass(2);
  expect(started).toEqual([]);
  expect(await planned()).toEqual([]);
  expect(await cancelled(id)).toMatchObject([
    { actor: null, detail: { commit: A, account: gone, reason: 'the account may not publish' } },
  ]);
});

test('what was planned takes back nothing that was published after it', async () => {
  await plan(1, B);
  await showBuild(dataDir, { id: 'one', commit: C, at: at(0), by });
  open();
  await pass(2);
  expect(started).toEqual([]);
  expect(await planned()).toEqual([]);
});

test('it waits for a build that is under way, and what was taken back never comes', async () => {
  const id = await plan(1, A);
  isBusy = true;
  open();
  await pass(2);
  expect(started).toEqual([]);
  await plans.cancel(id, 'taken back', account);
  isBusy = false;
  await pass(1);
  expect(started).toEqual([]);
});

test('when a day begins in India what is shown is built again, and not before', async () => {
  await showBuild(dataDir, { id: 'one', commit: C, at: at(0), by });
  open();
  await pass(29);
  expect(started).toEqual([]);
  await pass(3);
  expect(started).toMatchObject([{ purpose: 'publish', commit: C }]);
  await started[0]?.onDone?.();
  expect(noted).toEqual([{ commit: C, day: '2026-11-24', reason: 'a new day' }]);
});

test('a day that began while no process ran is made up for at the start, once', async () => {
  await showBuild(dataDir, { id: 'one', commit: C, at: at(-24 * 60), by });
  open();
  await pass(3);
  expect(started).toMatchObject([{ purpose: 'publish', commit: C }]);
});

test('a start on the day of the publishing builds nothing', async () => {
  await showBuild(dataDir, { id: 'one', commit: C, at: at(-60), by });
  open();
  await pass(3);
  expect(started).toEqual([]);
});

test('a claim at the same moment is given to one', async () => {
  const id = await plan(1, A);
  const claims = await Promise.all(Array.from({ length: 8 }, () => plans.claim(id)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('a plan that is built ends with the role of its account, and with a cancel', async () => {
  const gone = await createMember(database, 'leaving@team.example', 'editor');
  const confirm = (at: Date | null) =>
    database.statement('update auth.users set email_confirmed_at = $2 where id = $1', [gone, at]);
  const ends = [
    (id: string) => plans.cancel(id, 'taken back', account),
    () => confirm(null),
    () =>
      database.transactionAs(cast.administrator, (tx) =>
        tx.query('select public.remove_member($1)', [gone]),
      ),
  ];
  for (const end of ends) {
    await confirm(new Date());
    const id = await plan(1, A, gone);
    await plans.claim(id);
    expect(await plans.isValid(id)).toBe(true);
    await end(id);
    expect(await plans.isValid(id)).toBe(false);
  }
});
