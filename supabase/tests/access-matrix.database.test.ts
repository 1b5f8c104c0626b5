import { describe, expect, test } from 'vitest';
import type { Transaction } from '../../server/database/database.ts';
import { TABLE_RIGHTS, VERBS } from './access-matrix.ts';
import { ACTORS, type Actor, createCast, createLead, outcome } from './actors.ts';
import { countRows, fillAuthTables, fillProductTables, runVerb } from './every-table.ts';
import { FUNCTION_RIGHTS } from './function-rights.ts';
import { HOMES } from './homes.ts';

describe.each(Object.entries(HOMES))('%s', async (home, { open, hasOurAuth }) => {
  const schemas = hasOurAuth ? ['public', 'private', 'auth'] : ['public', 'private'];
  const tables = Object.entries(TABLE_RIGHTS).filter(([table]) =>
    schemas.includes(table.split('.')[0] ?? ''),
  );

  const attemptsOf = (actor: Actor) =>
    tables.flatMap(([table, rights]) =>
      VERBS.map((verb) => ({ table, verb, reach: rights[actor]?.[verb] })),
    );

  const { database } = await open();
  const cast = await createCast(database);
  await createLead(database);
  if (hasOurAuth) await fillAuthTables(database, String(cast.stranger.claims.sub));
  await fillProductTables(database);

  test('the matrix lists every table', async () => {
    const { rows } = await database.transaction((tx) =>
      tx.query(
        `select format('%s.%s', schemaname, tablename) as name from pg_tables
         where schemaname = any ($1)`,
        [schemas],
      ),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(tables.map(([name]) => name).sort());
  });

  test('the matrix lists every function of public', async () => {
    const { rows } = await database.transaction((tx) =>
      tx.query(
        `select format('%s(%s)', proname, array_to_string(proargtypes::regtype[], ',')) as name
         from pg_proc where pronamespace = 'public'::regnamespace`,
      ),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(FUNCTION_RIGHTS).sort());
  });

  describe.each(ACTORS)('%s', (actor) => {
    /** What the actor got in an attempt, or the error that no attempt may end in. */
    const result = (work: (tx: Transaction) => Promise<unknown>) =>
      outcome(database, cast[actor], work).catch((error: Error) => error.message);

    test('reaches of each table what the matrix says', async () => {
      const wrong: object[] = [];
      for (const { table, verb, reach } of attemptsOf(actor)) {
        const total = await countRows(database, table);
        const wanted = reach ? { 'all rows': total, 'own row': 1, 'no row': 0 }[reach] : 'denied';
        const got = await result((tx) => runVerb(tx, verb, table));
        // A table without rows proves nothing.
        if (got !== wanted || total === 0) wrong.push({ home, actor, verb, table, wanted, got });
      }
      expect(wrong).toEqual([]);
    });

    test('may call the functions that the matrix says', async () => {
      const wrong: object[] = [];
      for (const [name, { call, allowed }] of Object.entries(FUNCTION_RIGHTS)) {
        const wanted = allowed.includes(actor) ? 'allowed' : 'denied';
        const got = await result(async (tx) => {
          await tx.query(`select ${call}`);
          return 'allowed';
        });
        if (got !== wanted) wrong.push({ home, actor, function: name, wanted, got });
      }
      expect(wrong).toEqual([]);
    });
  });
});
