import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts';
import { requireAdmission } from './sign-up.ts';

const APPLICANT = { email: 'owner@example.in', clientAddress: '203.0.113.1' };

let bench: TestDatabase;
beforeAll(async () => {
  bench = await createTestDatabase();
});
afterAll(() => bench.drop());

/** What becomes of a sign-up when the hook answers with this SQL expression. */
async function admitWith(answer: string): Promise<unknown> {
  await bench.database.transaction((tx) =>
    tx.query(
      `create or replace function public.before_user_created(event jsonb) returns jsonb
       language sql as $hook$ select ${answer} $hook$`,
    ),
  );
  return requireAdmission(bench.database, APPLICANT).then(
    () => 'admitted',
    (error: unknown) => error,
  );
}
const refuseWith = (error: object) => admitWith(`'${JSON.stringify({ error })}'::jsonb`);

test('an answer without an error admits', async () => {
  expect(await admitWith("'{}'::jsonb")).toBe('admitted');
});

test.each([
  [400, 'unknown'],
  [403, 'unknown'],
  [499, 'unknown'],
  [500, 'unexpected_failure'],
  [599, 'unexpected_failure'],
])('a refusal with the status %i has the code %s', async (http_code, code) => {
  const refusal = { status: http_code, code, message: 'x' };
  expect(await refuseWith({ http_code, message: 'x' })).toMatchObject(refusal);
});

test('a refusal without a status is a failure of the hook', async () => {
  expect(await refuseWith({ message: 'Not today' })).toMatchObject({
    status: 500,
    code: 'unexpected_failure',
    message: 'Not today',
  });
});

test.each([
  { http_code: 399, message: 'x' },
  { http_code: 600, message: 'x' },
  { http_code: 403.5, message: 'x' },
  { http_code: 403, message: '' },
  { http_code: 403 },
])('the answer %o is a defect, which nobody is shown', async (error) => {
  expect(await refuseWith(error)).toMatchObject({ name: 'ValiError' });
});

test('the hook is told who asks and from where, as on hosted Supabase', async () => {
  const told = await admitWith(
    "jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', event::text))",
  );
  expect(JSON.parse(told instanceof Error ? told.message : '')).toEqual({
    metadata: {
      uuid: expect.any(String),
      time: expect.any(String),
      name: 'before-user-created',
      ip_address: APPLICANT.clientAddress,
    },
    user: {
      ...{ id: expect.any(String), aud: 'authenticated', role: '', email: APPLICANT.email },
      ...{ phone: '', app_metadata: { provider: 'email', providers: ['email'] } },
      ...{ user_metadata: {}, identities: [], is_anonymous: false },
      ...{ created_at: expect.any(String), updated_at: expect.any(String) },
    },
  });
});
