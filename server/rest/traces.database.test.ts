import { beforeEach, expect, test } from 'vitest';
import { startRestService } from './testing/rest-service.ts';

const service = await startRestService();
await service.database.statement(
  `insert into public.leads (name, email, message)
   select 'Visitor', 'v' || n || '@example.in', 'Hello' from generate_series(1, 30) n`,
  [],
);
beforeEach(() => service.database.statement('delete from private.reads_by_hour', []));

const reads = () =>
  service.database.statement(
    'select account, rows::int, calls::int from private.reads_by_hour',
    [],
  );
const refusals = (account: string) =>
  service.database.statement(
    "select action, detail from private.audit_log where actor = $1 and action like 'refused.%'",
    [account],
  );
const call = (name: string, token: string, body: object = {}) =>
  service.send(`/rpc/${name}`, { method: 'POST', body: JSON.stringify(body) }, token);

test('rows of the table are counted for the account, and the answer is as long as before', async () => {
  const { id, token } = await service.signUp('admin');
  const answer = await service.send('/leads?select=*&limit=12', {}, token);
  expect(await answer.json()).toHaveLength(12);
  expect(await (await service.send('/leads', {}, token)).json()).toHaveLength(30);
  await service.send(`/profiles?select=role&user_id=eq.${id}`, {}, token);
  expect(await reads()).toEqual([{ account: id, rows: 42, calls: 2 }]);
});

test('a wrong role is noted with the name of the function', async () => {
  const { id, token } = await service.signUp('viewer');
  expect(
    (await call('begin_export', token, { filter: {}, format: 'csv', with_no_contact: true }))
      .status,
  ).toBe(403);
  const invitation = {
    email: 'x@example.in',
    member_role: 'viewer',
    site: 'https://yctfc.example',
  };
  expect((await call('invite_member', token, invitation)).status).toBe(403);
  await expect
    .poll(() => refusals(id))
    .toEqual([
      { action: 'refused.call', detail: { name: 'begin_export' } },
      { action: 'refused.call', detail: { name: 'invite_member' } },
    ]);
});

test('what is allowed, and what fails for another reason, is no refusal', async () => {
  const { id, token } = await service.signUp('viewer');
  expect((await call('desk_counts', token)).status).toBe(200);
  expect((await call('desk_leads', token, { at_most: 0 })).status).toBe(400);
  expect((await call('lead_health', token)).status).toBe(403);
  await expect
    .poll(() => refusals(id))
    .toEqual([{ action: 'refused.call', detail: { name: 'lead_health' } }]);
});

test('a flood of refusals fills a hundred entries', async () => {
  const { id, token } = await service.signUp('viewer');
  for (let at = 0; at < 130; at += 1) await call('lead_health', token);
  const counts = () =>
    service.database.statement(
      "select hits from private.rate_limits where bucket = 'refusal:' || $1",
      [id],
    );
  await expect.poll(counts).toEqual([{ hits: 130 }]);
  expect(await refusals(id)).toHaveLength(100);
});
