import { expect, test } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { startDesk } from './desk/desk.ts';

const { cast, clearAll, database, sql, callAs, submit, sendAll } = await startDesk();

test.each([
  ['private.consents', 'is_granted = not is_granted'],
  ['private.audit_log', "action = 'x.y'"],
])('%s only grows, even for the role that owns it', async (table, change) => {
  await submit();
  await callAs('administrator', "record_desk_use('viewed', '{}')");
  for (const statement of [
    `update ${table} set ${change}`,
    `delete from ${table}`,
    `truncate ${table}`,
  ]) {
    await expect(sql(statement)).rejects.toThrow('only grows');
  }
});

test('a sign-in, a view and a deletion leave an entry with who, when and which', async () => {
  const id = await submit();
  await sql("insert into auth.sessions (user_id, method) values ($1, 'password')", [
    cast.administrator.claims.sub,
  ]);
  await callAs('administrator', "record_desk_use('viewed', $1)", [[id]]);
  await clearAll();
  const entries = await database.transactionAs(cast.administrator, (tx) =>
    tx.query('select * from public.audit_entries(null, 3)'),
  );
  expect(entries.rows.map(({ action }) => action)).toEqual([
    'leads.deleted',
    'leads.viewed',
    'session.opened',
  ]);
  expect(entries.rows[0]).toMatchObject({ actor: 'owner@example.in' });
  expect(entries.rows[1].detail).toEqual({ count: 1, ids: [id] });
  expect(JSON.stringify(entries.rows)).not.toMatch(/asha|98765/i);
});

test('the timeline says why the last attempt at a mail failed', async () => {
  const id = await submit();
  await sendAll('ECONNECTION: refused');
  const { timeline } = await callAs<{ timeline: { kind: string; detail: object }[] }>(
    'administrator',
    'desk_lead($1)',
    [id],
  );
  const mails = timeline.filter(({ kind }) => kind === 'mail');
  expect(mails).toHaveLength(2);
  expect(mails[0]?.detail).toMatchObject({ sent_at: null, fault: 'ECONNECTION: refused' });
});

test('a mail that was given up can be sent again, and is given up once more after as many attempts again', async () => {
  await sql('delete from private.mail_outbox');
  const id = await submit();
  const fail = async (times: number) => {
    for (let tried = 0; tried < times; tried += 1) {
      await sql(
        'update private.mail_outbox set next_attempt_at = now() where abandoned_at is null',
      );
      await sendAll('EENVELOPE: 550');
    }
  };
  const abandoned = () =>
    sql<{ id: string }>('select id from private.mail_outbox where abandoned_at is not null');
  await fail(LIMITS.mailMaxAttempts - 1);
  expect(await abandoned()).toHaveLength(0);
  await fail(1);
  const [first] = await abandoned();
  expect(await callAs('administrator', 'retry_mail($1)', [first?.id])).toBe(true);
  expect(await abandoned()).toHaveLength(1);
  await fail(LIMITS.mailMaxAttempts);
  expect(await abandoned()).toHaveLength(2);
  const [{ tries } = { tries: 0 }] = await sql<{ tries: number }>(
    'select count(*)::int as tries from private.mail_attempts where lead_id = $1 and mail_id = $2',
    [id, first?.id],
  );
  expect(tries).toBe(2 * LIMITS.mailMaxAttempts);
});
