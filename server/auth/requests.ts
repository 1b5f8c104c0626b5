import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errors } from 'jose';
import * as v from 'valibot';
import { firstRow, type Transaction } from '../database/database.ts';
import { AuthError, invalidField } from './auth-error.ts';
import { bearerToken } from './identify-caller.ts';
import type { SigningKeys } from './keys.ts';
import type { AuthService } from './service.ts';
import { type AssuranceLevel, findSession } from './sessions.ts';
import { findUserById, type UserRow } from './users.ts';

const uuid = v.pipe(v.string(), v.uuid());
const claimsSchema = v.object({
  sub: uuid,
  session_id: uuid,
  aud: v.literal('authenticated'),
  role: v.literal('authenticated'),
  amr: v.optional(v.array(v.object({ method: v.string(), timestamp: v.number() })), []),
});

export interface SignedIn {
  user: UserRow;
  sessionId: string;
  /** The session's current level, which may differ from the token's. */
  level: AssuranceLevel;
  /** By the request's token, the latest first: a stolen token lacks later proofs of its session. */
  methods: readonly { method: string; timestamp: number }[];
}

async function readClaims(keys: SigningKeys, token: string) {
  try {
    return v.parse(claimsSchema, await keys.verify(token));
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      const message =
        'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired';
      throw new AuthError(403, 'bad_jwt', message);
    }
    if (v.isValiError(error)) {
      throw new AuthError(403, 'bad_jwt', 'invalid claim: not the token of a session');
    }
    if (error instanceof errors.JOSEError) {
      throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    }
    throw error;
  }
}

/** Throws AuthError 401 or 403 unless account and session of the access token still exist. */
export async function authenticate(
  { keys, database }: Pick<AuthService, 'keys' | 'database'>,
  request: Request,
): Promise<SignedIn> {
  const token = bearerToken(request);
  if (!token) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a Bearer token');
  }
  const { sub, session_id, amr } = await readClaims(keys, token);
  const { user, session } = await database.transaction(async (tx) => ({
    user: await findUserById(tx, sub),
    session: await findSession(tx, session_id, sub),
  }));
  if (!user) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (!session) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AuthError(403, 'session_not_found', message);
  }
  return { user, sessionId: session_id, level: session.aal, methods: amr };
}

/** Well above the longest password and the longest metadata together. */
const MAX_BYTES = 16 * 1024;

/** Refuses bodies larger than any that supabase-js sends. */
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
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  const result = v.safeParse(schema, parseObject(await c.req.text()));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const reason = issue.input === undefined ? 'is required' : issue.message;
  throw invalidField(v.getDotPath(issue) ?? 'body', reason);
}

/** For how many seconds a password, a code or a mailed link counts as proof of who acts. */
const PROOF_SECONDS = 5 * 60;

/** How somebody proved who they are, as the audit log calls it. */
export type Proof = 'password' | 'code' | 'mailed link' | 'mailed code';

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

/** Seconds for which a mailed code proves the mailbox: like every other proof. */
const NONCE_SECONDS = 5 * 60;
/** Wrong codes after which the mailed one is worth nothing. */
const MAX_ATTEMPTS = 5;

/** Keeps the digest of a session's new code in place of an earlier one. */
export async function putNonce(tx: Transaction, sessionId: string, digest: Buffer): Promise<void> {
  await tx.query(
    `insert into auth.reauthentications (session_id, nonce_digest) values ($1, $2)
     on conflict (session_id) do update
       set nonce_digest = excluded.nonce_digest, created_at = now(), attempts = 0`,
    [sessionId, digest],
  );
}

/** Counts first, so that parallel guesses count too. */
async function isNonce(
  tx: Transaction,
  sessionId: string,
  digests: readonly Buffer[],
): Promise<boolean> {
  const attempt = await firstRow<{ nonce_digest: Buffer }>(
    tx,
    `update auth.reauthentications set attempts = attempts + 1
     where session_id = $1 and attempts < $2 and created_at > now() - make_interval(secs => $3)
     returning nonce_digest`,
    [sessionId, MAX_ATTEMPTS, NONCE_SECONDS],
  );
  const stored = attempt?.nonce_digest;
  return stored !== undefined && digests.some((digest) => timingSafeEqual(digest, stored));
}

/** A code works once. */
export async function clearNonce(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query('delete from auth.reauthentications where session_id = $1', [sessionId]);
}

/** Digests of a session's mailed code, one per signing secret, the current one's first. */
export const digestNonces = (
  keys: Pick<SigningKeys, 'digests'>,
  sessionId: string,
  nonce: string,
): Buffer[] => keys.digests('nonce', `${sessionId}:${nonce}`);

/** For a change of the password, which a mailed code allows too, as on hosted Supabase. */
export async function requireProofOrNonce(
  { database, keys }: Pick<AuthService, 'database' | 'keys'>,
  signedIn: SignedIn,
  nonce: string | null | undefined,
): Promise<Proof> {
  if (!nonce || findFreshProof(signedIn)) return requireFreshProof(signedIn);
  const digests = digestNonces(keys, signedIn.sessionId, nonce);
  if (await database.transaction((tx) => isNonce(tx, signedIn.sessionId, digests))) {
    return 'mailed code';
  }
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
