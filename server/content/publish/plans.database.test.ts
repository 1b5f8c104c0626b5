import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createCast, createMember } from '../../../supabase/tests/actors.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { openPlans } from './schedule.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);
const cast = await createCast(database);
const account = String(cast.editor.claims.sub);
const plans = openPlans(database);
const A = 'a'.repeat(40);
const AT = '2026-12-01T03:30:00.000Z';

test('a claim at the same moment is given to one', async () => {
  const id = randomUUID();
  await plans.plan({ id, at: AT, commit: A, account });
  const claims = await Promise.all(Array.from({ length: 8 }, () => plans.claim(id)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  await plans.cancel(id, 'taken back', account);
});

test('a plan that is built ends with the role of its account, and with a cancel', async () => {
  const gone = await createMember(database, 'leaving@team.example', 'editor');
  const ends = [
    (id: string) => plans.cancel(id, 'taken back', account),
    () =>
      database.statement('update auth.users set email_confirmed_at = null where id = $1', [gone]),
    () =>
      database.transactionAs(cast.administrator, (tx) =>
        tx.query('select public.remove_member($1)', [gone]),
      ),
  ];
  for (const end of ends) {
    await database.statement('update auth.users set email_confirmed_at = now() where id = $1', [
      gone,
    ]);
    const id = randomUUID();
    await plans.plan({ id, at: AT, commit: A, account: gone });
    await plans.claim(id);
    expect(await plans.isValid(id)).toBe(true);
    await end(id);
    expect(await plans.isValid(id)).toBe(false);
  }
});
