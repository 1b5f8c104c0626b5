import type { JWTPayload } from 'jose';
import { LIMITS } from '../../../contract/limits.ts';
import type { Transaction } from '../../database/database.ts';
import { createToken } from '../keys/random-token.ts';
import { rememberNetwork } from '../known-devices.ts';
import type { AuthService } from '../service.ts';
import {
  insertRefreshToken,
  insertSession,
  type SessionMethod,
  type SessionRow,
} from '../store/sessions.ts';
import { presentUser, type UserRow } from '../store/users.ts';

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** The authentication methods used in this session, the latest first (the `amr` claim). */
function listMethods({ method, created_at, factor_verified_at }: SessionRow) {
  const first = { method, timestamp: toSeconds(created_at) };
  if (!factor_verified_at) return [first];
  return [{ method: 'totp', timestamp: toSeconds(factor_verified_at) }, first];
}

/**
 * The `iss` of access tokens, as hosted Supabase writes it.
 * @param siteUrl origin without trailing slash
 */
export const issuerOf = (siteUrl: string): string => `${siteUrl}/auth/v1`;

/**
 * The claims of hosted Supabase's access tokens, valid for `LIMITS.accessTokenSeconds`; supabase-js
 * renews the token 90 seconds before. Metadata, which users may edit, stays under `user_metadata`
 * and can never become `role` or `sub`.
 * @param siteUrl origin without trailing slash
 */
function buildAccessClaims(
  user: UserRow,
  session: SessionRow,
  siteUrl: string,
  now: Date,
): JWTPayload {
  const { id, email, app_metadata, user_metadata } = presentUser(user);
  return {
    iss: issuerOf(siteUrl),
    sub: id,
    aud: 'authenticated',
    iat: toSeconds(now),
    exp: toSeconds(now) + LIMITS.accessTokenSeconds,
    email,
    phone: '',
    app_metadata,
    user_metadata,
    role: 'authenticated',
    aal: session.aal,
    amr: listMethods(session),
    session_id: session.id,
    is_anonymous: false,
  };
}

/** Signs an access token and builds the body of hosted Supabase's token endpoint. */
export async function sessionBody(
  { keys, siteUrl }: Pick<AuthService, 'keys' | 'siteUrl'>,
  user: UserRow,
  session: SessionRow,
  refreshToken: string,
) {
  const now = new Date();
  return {
    access_token: await keys.sign(buildAccessClaims(user, session, siteUrl, now)),
    token_type: 'bearer',
    expires_in: LIMITS.accessTokenSeconds,
    expires_at: Math.floor(now.getTime() / 1000) + LIMITS.accessTokenSeconds,
    refresh_token: refreshToken,
    user: presentUser(user),
  };
}

/**
 * The digests under which a network may be stored, one per signing secret, the current one's first.
 */
export function networkDigests({ keys }: Pick<AuthService, 'keys'>, network: string): Buffer[] {
  return keys.digests('network', network);
}

/**
 * Creates a session for a locked account and remembers the network.
 * @param user the account before the sign-in; the answer shows the new sign-in time
 */
export async function openSession(
  service: AuthService,
  tx: Transaction,
  user: UserRow,
  method: SessionMethod,
  network: string,
) {
  const session = await insertSession(tx, user.id, method);
  const refreshToken = createToken();
  await insertRefreshToken(tx, session.id, refreshToken);
  const [digest] = networkDigests(service, network);
  if (digest) await rememberNetwork(tx, user.id, digest);
  return sessionBody(
    service,
    { ...user, last_sign_in_at: session.created_at },
    session,
    refreshToken,
  );
}
