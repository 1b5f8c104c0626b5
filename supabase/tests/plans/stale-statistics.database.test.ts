import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { type Desk, openDesk } from '../desk/desk.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

const MANY = 10_000;
/** A statement may take eight seconds, and each lead is sorted into the search within its own. */
const AT_ONCE = 2000;
/** After so many runs a connection keeps one plan for a statement. */
const RUNS_UNTIL_KEPT = 9;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(database);
});

const add = (from: number, to: number) =>
  desk.sql(
    `insert into public.leads (name, email, phone, message, created_at)
     select 'Visitor ' || n, 'visitor' || n || '@example.in', '+9198765' || lpad(n::text, 5, '0'),
       'Message ' || n, now() - make_interval(mins => n) from generate_series(${from}, ${to}) n`,
  );

/** What somebody looks at first after an import; each runs into the limit of a statement or answers. */
const LISTS = ['{}', '{"list":"unanswered"}', '{"search":"visitor"}', '{"order":"oldest"}'];

test('after an import the lists answer, although nobody has counted the table anew', async () => {
  await desk.sql('alter table public.leads set (autovacuum_enabled = off)');
  await add(MANY + 1, MANY + 6);
  await desk.sql('analyze public.leads');
  for (let run = 0; run < RUNS_UNTIL_KEPT; run += 1) await desk.call('desk_leads()');
  for (let from = 1; from <= MANY; from += AT_ONCE) await add(from, from + AT_ONCE - 1);

  for (const filter of LISTS) {
    const { rows } = await desk.call<{ rows: unknown[] }>(`desk_leads('${filter}')`);
    expect(rows, filter).toHaveLength(50);
  }
});
