import type { JWTPayload } from 'jose';
import type { UserRow } from './store/users.ts';
import { presentUser } from './user-view.ts';

/** Seconds that an access token lives; supabase-js renews it 90 seconds before. */
export const ACCESS_TOKEN_LIFETIME = 3600;

export interface AccessTokenSubject {
  user: UserRow;
  sessionId: string;
  method: 'password' | 'otp';
  sessionStart: Date;
}

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);

/**
 * The claims that hosted Supabase puts into an access token. Metadata, which a person may edit,
 * stays below `user_metadata` and can never become `role` or `sub`.
 * @param siteUrl origin without trailing slash
 */
export function buildAccessClaims(
  { user, sessionId, method, sessionStart }: AccessTokenSubject,
  siteUrl: string,
  now: Date,
): JWTPayload {
  const { id, email, app_metadata, user_metadata } = presentUser(user);
  return {
    iss: `${siteUrl}/auth/v1`,
    sub: id,
    aud: 'authenticated',
    iat: toSeconds(now),
    exp: toSeconds(now) + ACCESS_TOKEN_LIFETIME,
    email,
    phone: '',
    app_metadata,
    user_metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method, timestamp: toSeconds(sessionStart) }],
    session_id: sessionId,
    is_anonymous: false,
  };
}
