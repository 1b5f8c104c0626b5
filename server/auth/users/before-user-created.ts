import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { askBeforeUserCreated } from '../store/users.ts';

/** A sign-up: who wants an account, and from where. */
export interface Applicant {
  email: string;
  clientAddress: string;
}

const answerSchema = v.object({
  error: v.optional(
    v.object({
      http_code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 500),
      message: v.pipe(v.string(), v.minLength(1)),
    }),
  ),
});

/** The event in the shape that hosted Supabase passes to the hook. */
function buildEvent({ email, clientAddress }: Applicant, now: Date) {
  return {
    metadata: {
      uuid: randomUUID(),
      time: now.toISOString(),
      name: 'before-user-created',
      ip_address: clientAddress,
    },
    user: {
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      identities: [],
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      is_anonymous: false,
    },
  };
}

/**
 * Lets the database decide whether an address may have an account. Unlike hosted Supabase, it is
 * called before the account is looked up, so that a stranger gets the same answer whether or not
 * one exists.
 * @throws AuthError with the hook's status and sentence, and the code `unknown`, as on hosted
 *   Supabase
 */
export async function requireAdmission(database: Database, applicant: Applicant): Promise<void> {
  const event = buildEvent(applicant, new Date());
  const answer = await database.transaction((tx) => askBeforeUserCreated(tx, event));
  const { error } = v.parse(answerSchema, answer);
  if (!error) return;
  const code = error.http_code < 500 ? 'unknown' : 'unexpected_failure';
  throw new AuthError(error.http_code, code, error.message);
}
