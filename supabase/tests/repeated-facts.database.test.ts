import { expect, test } from 'vitest';
import { ADDRESS_LENGTH } from '../../contract/attribution.ts';
import { CONSENT_PURPOSES } from '../../contract/consent.ts';
import { LIMITS } from '../../contract/limits.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';

const { database } = await createTestDatabase();

const LEAD = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '+919876543210',
  phone_typed: '98765 43210 (whatsapp)',
  subject: 'general',
  message: 'Hello',
};
type Field = keyof typeof LEAD;

/** Inserts a lead. @returns the violated constraint, or "stored" */
async function store(changes: Partial<Record<Field, string | null>>): Promise<string> {
  const lead = { ...LEAD, ...changes };
  try {
    await database.transaction((tx) =>
      tx.query(
        `insert into public.leads (name, email, phone, phone_typed, subject, message)
         values ($1, $2, $3, $4, $5, $6)`,
        [lead.name, lead.email, lead.phone, lead.phone_typed, lead.subject, lead.message],
      ),
    );
    return 'stored';
  } catch (error) {
    return String((error as { constraint?: string }).constraint);
  }
}

/** Bounds are characters, not bytes or UTF-16 units: each of these takes three bytes. */
const text = (length: number) => 'क'.repeat(length);
const address = (length: number) => 'a@b.in'.padStart(length, 'x');

test.each<[Field, (length: number) => string, number]>([
  ['name', text, LIMITS.name],
  ['email', address, LIMITS.email],
  ['phone_typed', text, LIMITS.phoneInput],
  ['subject', text, LIMITS.subject],
  ['message', text, LIMITS.message],
])('%s is as long as the contract allows, and no longer', async (field, build, most) => {
  expect(await store({ [field]: build(most) })).toBe('stored');
  expect(await store({ [field]: build(most + 1) })).toBe(`leads_${field}_check`);
});

test.each<Field>(['name', 'message'])('%s may not be empty', async (field) => {
  expect(await store({ [field]: '' })).toBe(`leads_${field}_check`);
});

test.each<Field>(['phone', 'phone_typed', 'subject'])('%s may be absent', async (field) => {
  expect(await store({ [field]: null })).toBe('stored');
});

test.each(['+1234567', '+123456789012345'])('the E.164 number %s is stored', async (phone) => {
  expect(await store({ phone })).toBe('stored');
});

test.each([
  '+123456',
  '+1234567890123456',
  '+0234567890',
  '9876543210',
  '+91 9876543210',
  '+919876543210\n',
  '',
])('the number %j is refused', async (phone) => {
  expect(await store({ phone })).toBe('leads_phone_check');
});

/** Runs one statement. @returns its rows, or the constraint that it violates */
async function tryRun(text: string, values: unknown[] = []) {
  return database
    .transaction((tx) => tx.query(text, values))
    .then(
      ({ rows }) => rows,
      (error) => String(error.constraint),
    );
}

test('a session that was never renewed is over as an idle one is', async () => {
  const sql = 'select private.is_session_over(now() - make_interval(hours => $1), null) as over';
  expect(await tryRun(sql, [LIMITS.sessionIdleDays * 24 - 1])).toEqual([{ over: false }]);
  expect(await tryRun(sql, [LIMITS.sessionIdleDays * 24 + 1])).toEqual([{ over: true }]);
});

test('the page of a chat click is as long as the contract allows', async () => {
  const record = (length: number) =>
    tryRun("select public.record_chat_click('K7Q2', $1)", ['x'.repeat(length)]);
  expect(await record(ADDRESS_LENGTH)).toHaveLength(1);
  expect(await record(ADDRESS_LENGTH + 1)).toBe('chat_clicks_page_check');
});

test('consents are to the purposes of the contract and to no other', async () => {
  const agree = (purpose: string) =>
    tryRun(
      `insert into private.consents
         (lead_id, purpose, is_granted, notice_text, notice_version, language, source)
       values (gen_random_uuid(), $1, true, '', '', 'en', 'form') returning id`,
      [purpose],
    );
  for (const purpose of CONSENT_PURPOSES) expect(await agree(purpose)).toHaveLength(1);
  expect(await agree('profiling')).toBe('consents_purpose_check');
});

test('a mail belongs to who claimed it for as long as the contract says', async () => {
  await tryRun(`insert into private.mail_outbox (recipient, subject) values ('a@b.in', 'Hello')`);
  const [mail] = await database.transaction(async (tx) => {
    await tx.query('select public.claim_mail(1)');
    // now() is the same in the whole transaction.
    const lease = 'extract(epoch from next_attempt_at - now())::float as seconds';
    return (await tx.query(`select ${lease} from private.mail_outbox`)).rows;
  });
  expect(mail.seconds).toBe(LIMITS.mailLeaseSeconds);
});
