import { errors } from 'jose';
import * as v from 'valibot';
import { AuthError } from '../auth-error.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import type { AuthService } from '../service.ts';
import { type AssuranceLevel, findSession } from '../store/sessions.ts';
import { findUserById, type UserRow } from '../store/users.ts';
import { bearerToken } from './identify-caller.ts';

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
  /**
   * How and when (seconds since 1970) the person proved who they are, the latest first, by the token of
   * this request: the session may know of later proofs, given with tokens that whoever sent this one does not have.
   */
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

/**
 * Resolves the access token of a request to an account and a session that still exist.
 * @throws AuthError 401 `no_authorization`; 403 `bad_jwt`, `user_not_found`, `session_not_found`
 */
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
