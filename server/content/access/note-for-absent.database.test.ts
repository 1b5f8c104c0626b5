import { afterAll, expect, test } from 'vitest';
import { createCast } from '../../../supabase/tests/actors.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { noteForAbsent, noteOutlived } from './right.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);
await createCast(database);

const EDITOR = 'editor@example.in';

/** Who published which state of the content, as the audit log has it. */
const published = () =>
  database.statement(
    `select u.email, a.detail from private.audit_log a left join auth.users u on u.id = a.actor
     where a.action = 'content.published' order by a.id`,
    [],
  );

test('a publishing is noted for who planned it, and for nobody where a day began', async () => {
  await noteForAbsent(database, EDITOR, 'published', {
    commit: 'a',
    planned: '2026-11-24T04:30:00Z',
  });
  await noteForAbsent(database, '', 'published', { commit: 'a', day: '2026-11-25' });
  expect(await published()).toEqual([
    { email: EDITOR, detail: { commit: 'a', planned: '2026-11-24T04:30:00Z' } },
    { email: null, detail: { commit: 'a', day: '2026-11-25' } },
  ]);
});

test('what outlived its server is noted once, and nothing that no account published', async () => {
  const before = await published();
  const shown = { commit: 'b', by: EDITOR };
  await noteOutlived(database, shown);
  await noteOutlived(database, shown);
  await noteOutlived(database, { commit: 'c', by: 'the checkout' });
  expect((await published()).slice(before.length)).toEqual([
    { email: EDITOR, detail: { commit: 'b' } },
  ]);
});
