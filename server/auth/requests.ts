import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errors } from 'jose';
import * as v from 'valibot';
import { AuthError, invalidField } from './auth-error.ts';
import { bearerToken, claimsSchema } from './identify-caller.ts';
import type { SigningKeys } from './keys.ts';
import type { AuthService } from './service.ts';
import { findSession, type SessionRow } from './sessions.ts';
import { findUserById, type UserRow } from './users.ts';

const sessionSchema = v.object({
  ...claimsSchema.entries,
  amr: v.optional(v.array(v.object({ method: v.string(), timestamp: v.number() })), []),
});

export interface SignedIn {
  user: UserRow;
  sessionId: string;
  level: SessionRow['aal'];
  /** By the request's token, the latest first: a stolen token lacks later proofs of its session. */
  methods: readonly { method: string; timestamp: number }[];
}

async function readClaims(keys: SigningKeys, token: string) {
  try {
    return v.parse(sessionSchema, await keys.verify(token));
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      const message =
        'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired';
      throw new AuthError(403, 'bad_jwt', message);
    }
    if (v.isValiError(error))
      throw new AuthError(403, 'bad_jwt', 'invalid claim: not the token of a session');
    if (error instanceof errors.JOSEError)
      throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    throw error;
  }
}

export async function authenticate(
  { keys, database }: Pick<AuthService, 'keys' | 'database'>,
  request: Request,
): Promise<SignedIn> {
  const token = bearerToken(request);
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a Bearer token');
  const { sub, session_id, amr } = await readClaims(keys, token);
  const { user, session } = await database.transaction(async (tx) => ({
    user: await findUserById(tx, sub),
    session: await findSession(tx, session_id, sub),
  }));
  if (!user)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (!session) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AuthError(403, 'session_not_found', message);
  }
  return { user, sessionId: session_id, level: session.aal, methods: amr };
}

/** Well above the longest password and the longest metadata together. */
const MAX_BYTES = 16 * 1024;

export const limitBody = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) =>
    new AuthError(
      413,
      'validation_failed',
      `The request body exceeds ${MAX_BYTES} bytes`,
    ).toResponse(c.req.raw),
});

function parseObject(text: string): object {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json;
  throw new AuthError(400, 'bad_json', 'The request body must be a JSON object');
}

/** As on hosted Supabase, the content type does not matter. */
export async function readBody<S extends v.GenericSchema>(c: Context, schema: S) {
  const result = v.safeParse(schema, parseObject(await c.req.text()));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const reason = issue.input === undefined ? 'is required' : issue.message;
  throw invalidField(v.getDotPath(issue) ?? 'body', reason);
}

/** For how many seconds a password, a code or a mailed link counts as proof of who acts. */
const PROOF_SECONDS = 5 * 60;

export type Proof = 'password' | 'code' | 'mailed link';

const PROOFS: Readonly<Record<string, Proof>> = {
  password: 'password',
  totp: 'code',
  otp: 'mailed link',
};

/** A refresh repeats the old times, so stolen tokens carry no fresh proof. */
export function findFreshProof({ methods }: SignedIn, now = Date.now()): Proof | undefined {
  const [newest] = methods;
  if (!newest || newest.timestamp < now / 1000 - PROOF_SECONDS) return undefined;
  return PROOFS[newest.method];
}

/** For changes that would make a stolen session the thief's account. */
export function requireFreshProof(signedIn: SignedIn): Proof {
  const proof = findFreshProof(signedIn);
  if (proof) return proof;
  const message = 'This needs your password or a code that is at most five minutes old';
  throw new AuthError(400, 'reauthentication_needed', message);
}
