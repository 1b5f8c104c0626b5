import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { type Database, firstRow } from '../../database/database.ts';
import { noteRefusal } from '../../database/note-refusal.ts';
import { AuthError } from '../auth-error.ts';
import { limitLink, networkDigests } from '../known-devices.ts';
import { resolveRedirect, sendLink } from '../links.ts';
import { requireGoodPassword } from '../passwords.ts';
import { readBody } from '../requests.ts';
import type { AuthService } from '../service.ts';
import {
  emailSchema,
  findUserById,
  lockUserByEmail,
  presentNewUser,
  presentUser,
} from '../users.ts';

type Applicant = Record<'email' | 'clientAddress', string>;

const answerSchema = v.object({
  error: v.optional(
    v.object({
      http_code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 500),
      message: v.pipe(v.string(), v.minLength(1)),
    }),
  ),
});

/** Asked before the account is looked up, so that strangers get the same answer for every address. */
export async function requireAdmission(database: Database, { email, clientAddress }: Applicant) {
  const now = new Date();
  // In the shape that hosted Supabase passes to the hook.
  const event = {
    metadata: {
      uuid: randomUUID(),
      time: now.toISOString(),
      name: 'before-user-created',
      ip_address: clientAddress,
    },
    user: presentNewUser(email, now),
  };
  const given = await database.transaction((tx) =>
    firstRow(tx, 'select public.before_user_created($1::jsonb) as answer', [JSON.stringify(event)]),
  );
  const { error } = v.parse(answerSchema, given?.answer);
  if (!error) return;
  const code = error.http_code < 500 ? 'unknown' : 'unexpected_failure';
  throw new AuthError(error.http_code, code, error.message);
}

const bodySchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string('must be a string'), v.nonEmpty('Signup requires a valid password')),
});

async function storeSignUp(service: AuthService, email: string, redirectTo: string) {
  return service.database.transaction(async (tx) => {
    // No password: nobody has shown yet that the address is theirs.
    await tx.query(
      `insert into auth.users (email, encrypted_password) values ($1, '')
       on conflict (lower(email)) do nothing`,
      [email],
    );
    const user = await lockUserByEmail(tx, email);
    if (!user) throw new Error('The account was not stored.');
    if (user.email_confirmed_at) {
      const now = new Date();
      return { ...presentNewUser(email, now), confirmation_sent_at: now };
    }
    await sendLink(service, tx, { kind: 'signup', user, redirectTo });
    return presentUser((await findUserById(tx, user.id)) ?? user);
  });
}

// `POST /signup` answers with a user, never a session: the address is not confirmed. The password is dropped.
export async function signUp(service: AuthService, c: Context<AppEnv>) {
  const { email, password } = await readBody(c, bodySchema);
  requireGoodPassword(password, email);
  const clientAddress = c.get('clientAddress');
  const network = networkOf(clientAddress);
  await service.limits.beforeSignUp(network);
  await requireAdmission(service.database, { email, clientAddress }).catch((refusal) => {
    const subject = String(networkDigests(service, network)[0]?.toString('base64url'));
    const entry = { account: null, action: 'refused.sign_up', detail: {} } as const;
    noteRefusal(service.database, { subject, ...entry });
    throw refusal;
  });
  await limitLink(service, c, { kind: 'signup', email });
  const redirectTo = resolveRedirect(service.siteUrl, c.req.query('redirect_to'));
  const user = await storeSignUp(service, email, redirectTo);
  service.wakeMail();
  return user;
}
