import { expect, test } from 'vitest';
import { startDesk } from './desk.ts';

const desk = await startDesk();
const { database } = desk;

const MANY = 10_000;
/** After so many runs a connection keeps one plan for a statement. */
const RUNS_UNTIL_KEPT = 9;

const add = (from: number, to: number) =>
  desk.sql(
    `insert into public.leads (name, email, phone, message, created_at)
     select 'Visitor ' || n, 'visitor' || n || '@example.in', '+9198765' || lpad(n::text, 5, '0'),
       'Message ' || n, now() - make_interval(mins => n) from generate_series(${from}, ${to}) n`,
  );

/**
 * A list, and how many rows of tables that are read as a whole it went through. Counted from before the list: a
 * connection hands its counts over once a second at most, so those of the import may still stand there.
 */
const list = (filter: string) =>
  database.transactionAs(desk.cast.administrator, async (tx) => {
    const rowsRead = async (): Promise<number> => {
      const { rows } = await tx.query(
        'select coalesce(sum(seq_tup_read), 0)::int as read from pg_stat_xact_user_tables',
      );
      return rows[0].read;
    };
    const before = await rowsRead();
    const { rows } = await tx.query("select public.desk_leads($1)->'rows' as rows", [filter]);
    return { rows: rows[0].rows, read: (await rowsRead()) - before };
  });

/** What somebody looks at first after an import. */
const LISTS = ['{}', '{"list":"unanswered"}', '{"search":"visitor"}', '{"order":"oldest"}'];

test('after an import the lists answer, although nobody has counted the table anew', async () => {
  await desk.sql('alter table public.leads set (autovacuum_enabled = off)');
  await add(MANY + 1, MANY + 6);
  await desk.sql('analyze public.leads');
  for (let run = 0; run < RUNS_UNTIL_KEPT; run += 1) await desk.call('desk_leads()');
  await add(1, MANY);

  for (const filter of LISTS) {
    const { rows, read } = await list(filter);
    expect(rows, filter).toHaveLength(50);
    expect(read, filter).toBeLessThanOrEqual(2 * MANY);
  }
});

test('many leads are deleted by index, although the connection knows small tables only', async () => {
  // One connection throughout: plans are kept by connections.
  await database.transaction(async (tx) => {
    const fill = (count: number) =>
      tx.query(
        `insert into public.leads (name, email, phone, message)
         select 'Visitor ' || n, 'visitor' || n || '@example.in', '+919876500000', 'Message'
         from generate_series(1, $1) n`,
        [count],
      );
    const readsAsAWhole = async () => {
      const { rows } = await tx.query(
        `select seq_scan from pg_stat_xact_user_tables where relid = 'private.lead_search'::regclass`,
      );
      return Number(rows[0].seq_scan);
    };
    await fill(3);
    await tx.query('analyze private.lead_search');
    for (let run = 0; run < RUNS_UNTIL_KEPT; run += 1) {
      await tx.query('delete from public.leads');
      await fill(3);
    }
    await fill(2000);
    const before = await readsAsAWhole();
    await tx.query('delete from public.leads');
    expect(await readsAsAWhole()).toBe(before);
  });
});
