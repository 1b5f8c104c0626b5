import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

const FEW = 3;
const MANY = 2000;
/** After so many runs a connection keeps one plan for a statement. */
const RUNS_UNTIL_KEPT = 9;

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
    await fill(FEW);
    await tx.query('analyze private.lead_search');
    for (let run = 0; run < RUNS_UNTIL_KEPT; run += 1) {
      await tx.query('delete from public.leads');
      await fill(FEW);
    }
    await fill(MANY);
    const before = await readsAsAWhole();
    await tx.query('delete from public.leads');
    expect(await readsAsAWhole()).toBe(before);
  });
});
