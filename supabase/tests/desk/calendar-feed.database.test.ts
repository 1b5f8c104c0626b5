import { afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { signedIn } from '../actors.ts';
import { type Desk, openDesk } from './desk.ts';

const { database } = await createTestDatabase();

let desk: Desk;
let me: string;
beforeAll(async () => {
  desk = await openDesk(database);
  me = String(desk.cast.administrator.claims.sub);
});
afterEach(() => desk.sql('delete from public.leads'));

const renew = () => desk.call<string>('renew_calendar_feed()');
const entries = (token: string) =>
  desk.callAs<{ name: string }[] | null>('service', 'calendar_entries($1)', [token]);
const state = () =>
  desk.call<{ made_at: string; read_at: string | null } | null>('calendar_feed()');
/** A lead whose next step is so many hours away. */
async function follow(hours: number, words: object = {}): Promise<string> {
  const lead = await desk.enquire({ name: `In ${hours} hours`, ...words });
  await desk.sql(
    `update public.leads set due_at = now() + make_interval(hours => $2), due_what = 'Call' where id = $1`,
    [lead, hours],
  );
  return lead;
}

test(`a token is long, never stored, and each account has one`, async () => {
  expect(await desk.call('remove_calendar_feed()')).toBe(false);
  expect(await state()).toBeNull();
  const tokens = [await renew(), await renew()];
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(await desk.sql('select user_id from private.calendar_feeds')).toEqual([{ user_id: me }]);
  const stored = JSON.stringify([
    await desk.sql('select encode(token_digest, $$hex$$) as d, f.* from private.calendar_feeds f'),
    await desk.sql("select * from private.audit_log where action like 'calendar.%'"),
  ]);
  for (const token of tokens) expect(stored).not.toContain(token);
  expect(stored).toContain('calendar.renewed');
});

test(`it opens what is overdue and the next 60 days, with the number where calls are allowed, without words`, async () => {
  const token = await renew();
  const past = await follow(-100, { phone: '+919876543210' });
  await follow(59 * 24);
  await follow(61 * 24);
  const quiet = await follow(7, { phone: '+919876543210' });
  await desk.sql('update public.leads set calls_allowed = false where id = $1', [quiet]);
  await desk.enquire({ name: 'Without a step' });
  await desk.sql('update public.leads set withdrawn_at = now() where id = $1', [await follow(5)]);
  await desk.enquire({ name: 'Doubtful' }, { reasons: ['odd'] });
  const found = await entries(token);
  expect(found?.map((entry) => entry.name)).toEqual([
    'In -100 hours',
    'In 7 hours',
    `In ${59 * 24} hours`,
  ]);
  expect(Object.keys(found?.[0] ?? {}).sort()).toEqual([
    'changed_at',
    'due_at',
    'due_what',
    'id',
    'name',
    'phone',
  ]);
  expect(found).toMatchObject([
    { id: past, due_what: 'Call', phone: '+919876543210' },
    { id: quiet, phone: null },
    { phone: null },
  ]);
  expect((await state())?.read_at).not.toBeNull();
});

test(`a renewed or removed token is dead at once`, async () => {
  const old = await renew();
  const current = await renew();
  expect(await entries(old)).toBeNull();
  expect(await entries(current)).toEqual([]);
  expect(await desk.call('remove_calendar_feed()')).toBe(true);
  expect(await entries(current)).toBeNull();
  expect(await state()).toBeNull();
});

test(`an account that loses its role loses its calendar, and has it back with it`, async () => {
  const token = await renew();
  await desk.sql("update public.profiles set role = 'member' where user_id = $1", [me]);
  expect(await entries(token)).toBeNull();
  await desk.sql("update public.profiles set role = 'admin' where user_id = $1", [me]);
  expect(await entries(token)).toEqual([]);
});

test('a member’s calendar ends with the membership', async () => {
  const viewer = desk.cast.viewer.claims.sub;
  const token = await desk.callAs<string>('viewer', 'renew_calendar_feed()');
  const own = await renew();
  expect(await entries(token)).toEqual([]);
  expect(await desk.call('remove_member($1)', [viewer])).toBe(true);
  expect(await entries(token)).toBeNull();
  expect(await entries(own)).toEqual([]);
});

test(`it answers only while the account is signed in somewhere`, async () => {
  const token = await renew();
  await desk.sql('update auth.sessions set not_after = now() where user_id = $1', [me]);
  expect(await entries(token)).toBeNull();
  await desk.sql('update auth.sessions set not_after = null where user_id = $1', [me]);
  expect(await entries(token)).toEqual([]);
});

test(`a new password ends it, whoever made it`, async () => {
  const token = await renew();
  await desk.sql("update auth.users set encrypted_password = 'another' where id = $1", [me]);
  expect(await entries(token)).toBeNull();
  expect(await state()).toBeNull();
});

test(`a second factor that is added later ends it; one made with the factor lives`, async () => {
  const token = await renew();
  await desk.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', 'sealed', now() + interval '1 second', now())`,
    [me],
  );
  expect(await entries(token)).toBeNull();
  // Without the factor in this session, nobody makes one.
  await expect(renew()).rejects.toThrow('permission denied');
  const { claims } = signedIn(me);
  await desk.sql("update auth.mfa_factors set created_at = now() - interval '1 day'");
  const { rows } = await database.transactionAs(
    { role: 'authenticated', claims: { ...claims, aal: 'aal2' } },
    (tx) => tx.query('select public.renew_calendar_feed() as token'),
  );
  expect(await entries(rows[0].token)).toEqual([]);
  await desk.sql('delete from auth.mfa_factors');
});

test(`asking in another’s name leaves no trace in the transaction`, async () => {
  const token = await renew();
  const claims = await database.transactionAs(desk.cast.service, async (tx) => {
    await tx.query('select public.calendar_entries($1)', [token]);
    return (await tx.query("select current_setting('request.jwt.claims', true) as c")).rows[0].c;
  });
  expect(claims).not.toContain(me);
});
