import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { startRunning } from './desk.ts';

const LEADS = 300;
const ROWS = 60;
const VISITORS = 20;
const everything = { everything: true };
const desk = await startRunning();
let ids: string[];
beforeEach(async () => {
  await desk.empty();
  await desk.sql('truncate private.lead_merges');
  ids = await desk.addLeads(LEADS);
  // One person wrote all of them, and the rows lie in another order than that of their times.
  await desk.sql("update public.leads set email = 'same@example.in'");
  await desk.sql("update public.leads set city = 'Moga' where id = any ($1)", [every(3)]);
});

const every = (step: number) => ids.filter((_, at) => at % step === 0);

async function toTheEnd(step: () => Promise<{ is_finished: boolean }>) {
  for (let calls = 0; calls < 40; calls += 1) {
    if ((await step()).is_finished) return;
  }
  throw new Error('the run has no end');
}
const bin = (target: object, run: string = randomUUID()) =>
  toTheEnd(() => desk.call('bin_leads($1, $2, $3)', [run, JSON.stringify(target), 40]));
const work = (change: object, target?: object, run: string = randomUUID()) =>
  toTheEnd(() => desk.bulk(change, target, run, 40));

async function merge() {
  const gone: string[] = [];
  for (let at = 0; at < LEADS - 50; at += 25) {
    await desk
      .call('merge_leads($1, $2, $3, $4, false)', [randomUUID(), ids[at], [ids[at + 40]], '{}'])
      .catch(({ code }) => gone.push(code));
  }
  expect(gone.filter((code) => code !== 'PT404')).toEqual([]);
}

async function visit() {
  for (let count = 0; count < VISITORS; count += 1) await desk.enquire();
}

const import_ = (batch: string) =>
  desk.call<{ added: number; known: number }>('import_leads($1, $2)', [
    batch,
    JSON.stringify(
      Array.from({ length: ROWS }, (_, at) => ({
        number: at + 1,
        lead: { name: 'Row', phone: `+9198765${10_000 + at}` },
      })),
    ),
  ]);

/** Where leads are: in the list or in the archive; and how many are merged into one that is elsewhere. */
const whereabouts = async () =>
  (
    await desk.sql(`
    with places as (
      select id, merged_into, 'list' as place from public.leads
      union all select id, (lead ->> 'merged_into')::uuid, 'archive' from private.lead_archive)
    select (select count(*)::int from places) as places, (select count(distinct id)::int from places) as leads,
      (select count(*)::int from places m where m.merged_into is not null and not exists (
        select from places k where k.id = m.merged_into and k.place = m.place)) as orphans`)
  )[0];

test.each([1, 2, 3])(
  'everything at once, time %i: nobody is turned away, and no lead is lost',
  {
    timeout: 60_000,
  },
  async () => {
    const [batch, shared] = [randomUUID(), randomUUID()];
    const imports = Promise.all([import_(batch), import_(batch)]);
    await Promise.all([
      work({ add_tag: 'a' }),
      work({ stage: 'lost', reason: 'Far' }, { ids: every(2).reverse() }),
      bin({ ids: every(5) }),
      bin({ filter: { tag: 'a' } }, shared),
      bin({ filter: { tag: 'a' } }, shared),
      bin(everything),
      merge(),
      visit(),
      imports,
    ]);
    const [one, two] = await imports;
    expect([one.added + two.added, one.known + two.known]).toEqual([ROWS, ROWS]);
    const leads = LEADS + ROWS + VISITORS;
    expect(await whereabouts()).toEqual({ places: leads, leads, orphans: 0 });
  },
);

test('two who take everything back while a third deletes leave every lead in one place', async () => {
  await bin({ ids: every(2) });
  const back = () => desk.call<number>('restore_leads()');
  const [one, two] = await Promise.all([back(), back(), bin(everything)]);
  expect(one + two).toBeGreaterThanOrEqual(LEADS / 2);
  expect(await whereabouts()).toEqual({ places: LEADS, leads: LEADS, orphans: 0 });
});
