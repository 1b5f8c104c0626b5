import type { JWTPayload } from 'jose';
import { LIMITS } from '../../../contract/limits.ts';
import type { SessionRow } from '../store/sessions.ts';
import type { UserRow } from '../store/users.ts';
import { presentUser } from '../users/user-view.ts';

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
export function buildAccessClaims(
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
