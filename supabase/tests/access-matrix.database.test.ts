import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { FUNCTION_RIGHTS, TABLE_RIGHTS, VERBS } from './access-matrix.ts';
import { ACTORS, type Cast, createCast, createLead, outcome } from './actors.ts';
import { countRows, fillAuthTables, fillProductTables, runVerb } from './every-table.ts';
import { HOMES, type Home } from './homes.ts';

describe.each(Object.entries(HOMES))('%s', (_home, { open, hasOurAuth }) => {
  const schemas = hasOurAuth ? ['public', 'private', 'auth'] : ['public', 'private'];
  const tables = Object.entries(TABLE_RIGHTS).filter(([table]) =>
    schemas.includes(table.split('.')[0] ?? ''),
  );

  let home: Home;
  let database: Database;
  let cast: Cast;
  beforeAll(async () => {
    home = await open();
    ({ database } = home);
    cast = await createCast(database);
    await createLead(database);
    if (hasOurAuth) await fillAuthTables(database, String(cast.stranger.claims.sub));
    await fillProductTables(database);
  });
  afterAll(() => home.drop());

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

  describe.each(tables)('%s', (table, rights) => {
    const attempts = ACTORS.flatMap((actor) => VERBS.map((verb) => ({ actor, verb })));

    test.each(attempts)('$actor, $verb', async ({ actor, verb }) => {
      const total = await countRows(database, table);
      expect(total, 'a table without rows proves nothing').toBeGreaterThan(0);
      const reach = rights[actor]?.[verb];
      const expected = reach && { 'all rows': total, 'own row': 1, 'no row': 0 }[reach];
      expect(await outcome(database, cast[actor], (tx) => runVerb(tx, verb, table))).toBe(
        expected ?? 'denied',
      );
    });
  });

  describe.each(Object.entries(FUNCTION_RIGHTS))('%s', (_name, { call, allowed }) => {
    test.each(ACTORS)('%s', async (actor) => {
      const result = await outcome(database, cast[actor], async (tx) => {
        await tx.query(`select ${call}`);
        return 'allowed';
      });
      expect(result).toBe(allowed.includes(actor) ? 'allowed' : 'denied');
    });
  });
});
