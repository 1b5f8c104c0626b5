import { LIMITS } from '../../../contract/limits.ts';
import type { Transaction } from '../../database/database.ts';
import { createToken } from '../keys/random-token.ts';
import type { AuthService } from '../service.ts';
import { rememberNetwork } from '../store/known-networks.ts';
import { insertRefreshToken } from '../store/refresh-tokens.ts';
import { insertSession, type SessionMethod, type SessionRow } from '../store/sessions.ts';
import type { UserRow } from '../store/users.ts';
import { presentUser } from '../users/user-view.ts';
import { buildAccessClaims } from './access-token.ts';

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
