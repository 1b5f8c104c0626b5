import { expect, test } from 'vitest';
import { createCast, createMember } from '../../supabase/tests/actors.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { auditShown, mayStillPublish } from './access.ts';

const { database } = await createTestDatabase();
const cast = await createCast(database);

const entries = (commit: string) =>
  database.statement(
    "select actor, action, detail from private.audit_log where detail->>'commit' = $1",
    [commit],
  );
const removed = async (email: string): Promise<string> => {
  const id = await createMember(database, email, 'editor');
  await database.transactionAs(cast.administrator, (tx) =>
    tx.query('select public.remove_member($1)', [id]),
  );
  return id;
};

test('owner and editor may still publish, nobody else; a refusal is noted with the account', async () => {
  for (const [actor, may] of [
    ['administrator', true],
    ['editor', true],
    ['caller', false],
    ['viewer', false],
    ['stranger', false],
  ] as const) {
    const account = String(cast[actor].claims.sub);
    expect(await mayStillPublish(database, { account, commit: actor }), actor).toBe(may);
  }
  const account = await removed('gone@team.example');
  expect(await mayStillPublish(database, { account, commit: 'late' })).toBe(false);
  const reason = 'the account may not publish';
  expect(await entries('late')).toEqual([
    { actor: null, action: 'content.refused', detail: { commit: 'late', account, reason } },
  ]);
  expect(await entries('editor')).toEqual([]);
});

test('what outlived its server is noted once, for its account also when that is gone', async () => {
  const editor = String(cast.editor.claims.sub);
  const gone = await removed('former@team.example');
  for (const [shown, actor] of [
    [{ commit: 'a', by: 'former@team.example', account: gone }, gone],
    // As earlier versions noted it.
    [{ commit: 'b', by: 'editor@example.in' }, editor],
  ] as const) {
    await auditShown(database, shown);
    await auditShown(database, shown);
    expect(await entries(shown.commit)).toEqual([
      { actor, action: 'content.published', detail: { commit: shown.commit } },
    ]);
  }
  await auditShown(database, { commit: 'c', by: 'the checkout' });
  expect(await entries('c')).toEqual([]);
});
