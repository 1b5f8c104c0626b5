import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CALLS, startMerging } from './desk.ts';

const desk = await startMerging();
beforeAll(async () => {
  await subscribe('https://push.example/owner');
});
beforeEach(async () => {
  await desk.empty();
  await desk.call("set_assignment('off')");
});

const subscribe = (endpoint: string) =>
  desk.call('save_push_subscription($1, $2, $3)', [endpoint, 'A'.repeat(87), 'A'.repeat(22)]);
const announced = () =>
  desk.sql<{ lead_id: string }>('select lead_id from private.push_outbox order by id');
const settle = () => desk.sql('delete from private.push_outbox');
const whose = async (lead: string) => (await desk.row(lead)).assigned_to;
const submitted = (name: string) => desk.enquire({ name });

test('what comes back from the bin within the hour is told nobody again, and stays nobody’s', async () => {
  const lead = await submitted('Asha');
  expect(await announced()).toEqual([{ lead_id: lead }]);
  await settle();
  await desk.call('bin_leads($1, $2)', [randomUUID(), JSON.stringify({ ids: [lead] })]);
  await desk.call("set_assignment('round-robin')");
  expect(await desk.call('restore_leads($1)', [[lead]])).toBe(1);
  expect(await announced()).toEqual([]);
  expect(await whose(lead)).toBeNull();
});

test('nor does a visitor who corrects a merged enquiry give it to somebody', async () => {
  const [kept, other] = [await submitted('Asha'), await submitted('Asha K')];
  const action = randomUUID();
  await desk.merge(kept, [other], {}, action);
  await settle();
  await desk.call("set_assignment('round-robin')");
  await desk.callAs('service', 'change_consent($1, $2)', [
    other,
    JSON.stringify({ ...CALLS, is_granted: false }),
  ]);
  await desk.part(action);
  expect(await announced()).toEqual([]);
  expect(await whose(other)).toBeNull();
});

test('a file of leads is no news, and the next enquiry is', async () => {
  const rows = [1, 2].map((number) => ({
    number,
    lead: { name: 'A', phone: `+9198765432${number}0` },
  }));
  expect(
    await desk.call('import_leads($1, $2)', [randomUUID(), JSON.stringify(rows)]),
  ).toMatchObject({ added: 2 });
  expect(await announced()).toEqual([]);
  const lead = await submitted('Asha');
  expect(await announced()).toEqual([{ lead_id: lead }]);
});

test('a new password ends what a stolen one has subscribed', async () => {
  await subscribe('https://push.example/thief');
  await desk.sql("update auth.users set encrypted_password = 'new' where id = $1", [
    desk.cast.administrator.claims.sub,
  ]);
  expect(await desk.sql('select endpoint from private.push_subscriptions')).toEqual([]);
});

test('who is signed in nowhere is told nothing', async () => {
  const account = desk.cast.administrator.claims.sub;
  await subscribe('https://push.example/owner');
  await submitted('Asha');
  await desk.sql('delete from auth.sessions where user_id = $1', [account]);
  expect(await desk.callAs('service', 'claim_push(10)')).toEqual([]);
  expect(await announced()).toEqual([]);
});
