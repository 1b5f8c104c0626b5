import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/support/database.ts';
import { LIMITS } from './limits.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

const LEAD = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '+919876543210',
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
        `insert into public.leads (name, email, phone, subject, message)
         values ($1, $2, $3, $4, $5)`,
        [lead.name, lead.email, lead.phone, lead.subject, lead.message],
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

describe.each<[Field, (length: number) => string, number]>([
  ['name', text, LIMITS.name],
  ['email', address, LIMITS.email],
  ['subject', text, LIMITS.subject],
  ['message', text, LIMITS.message],
])('%s', (field, build, most) => {
  test('as long as the contract allows is stored', async () => {
    expect(await store({ [field]: build(most) })).toBe('stored');
  });

  test('one more character is refused', async () => {
    expect(await store({ [field]: build(most + 1) })).toBe(`leads_${field}_check`);
  });
});

test.each<Field>(['name', 'message'])('%s may not be empty', async (field) => {
  expect(await store({ [field]: '' })).toBe(`leads_${field}_check`);
});

test.each<Field>(['phone', 'subject'])('%s may be absent', async (field) => {
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
