import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { type Database, firstRow } from '../../database/database.ts';
import { noteRefusal } from '../../database/note-refusal.ts';
import { AuthError, invalidField } from '../auth-error.ts';
import { limitLink, networkDigests } from '../known-devices.ts';
import { resolveRedirect, sendLink } from '../links.ts';
import { requireGoodPassword } from '../passwords.ts';
import { readBody } from '../requests.ts';
import type { AuthService } from '../service.ts';
import {
  emailSchema,
  findUserById,
  insertUser,
  lockUserByEmail,
  metadataSchema,
  presentTakenUser,
  presentUser,
} from '../users.ts';

/** A sign-up: who wants an account, and from where. */
interface Applicant {
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

/** Asked before the account is looked up, so that strangers get the same answer for every address. */
export async function requireAdmission(database: Database, applicant: Applicant): Promise<void> {
  const event = buildEvent(applicant, new Date());
  const given = await database.transaction((tx) =>
    firstRow(tx, 'select public.before_user_created($1::jsonb) as answer', [JSON.stringify(event)]),
  );
  const { error } = v.parse(answerSchema, given?.answer);
  if (!error) return;
  const code = error.http_code < 500 ? 'unknown' : 'unexpected_failure';
  throw new AuthError(error.http_code, code, error.message);
}

const text = v.nullish(v.string('must be a string'));
const bodySchema = v.object({
  email: v.nullish(emailSchema),
  password: text,
  phone: text,
  data: v.nullish(metadataSchema),
});

/** Password and metadata are checked and dropped: nobody has shown yet that the address is theirs. */
async function readAddress(c: Context): Promise<string> {
  const { email, password, phone, data } = await readBody(c, bodySchema);
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!email && !password && data) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!email) throw invalidField('email', 'is required');
  if (!password) throw invalidField('password', 'Signup requires a valid password');
  requireGoodPassword(password, email);
  return email;
}

/** Creates the account, or sends the mail again if it is not confirmed yet. */
async function storeSignUp(service: AuthService, email: string, redirectTo: string) {
  return service.database.transaction(async (tx) => {
    await insertUser(tx, email);
    const user = await lockUserByEmail(tx, email);
    if (!user) throw new Error('The account was not stored.');
    if (user.email_confirmed_at) return presentTakenUser(email, new Date());
    await sendLink(service, tx, { kind: 'signup', user, redirectTo });
    return presentUser((await findUserById(tx, user.id)) ?? user);
  });
}

/** `POST /signup`: answers with a user, never a session, since every address must be confirmed. */
export function signUpRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/signup', async (c) => {
    const email = await readAddress(c);
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
    return c.json(user);
  });
}
