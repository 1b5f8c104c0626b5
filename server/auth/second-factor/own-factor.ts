import { isIP } from 'node:net';
import type { Context } from 'hono';
import * as v from 'valibot';
import { networkOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../../context.ts';
import { AuthError } from '../auth-error.ts';
import { authenticate, type SignedIn } from '../requests/authenticate.ts';
import type { AuthService } from '../service.ts';
import { type FactorRow, findFactor } from '../store/factors.ts';

const uuid = v.pipe(v.string(), v.uuid());

/** The account of a request and the factor that its path names. */
export interface OwnFactor extends SignedIn {
  factor: FactorRow;
}

/**
 * Finds the factor in the path among those of the signed-in account.
 * @throws AuthError as `authenticate` does, 404 `validation_failed`, `mfa_factor_not_found`
 */
export async function findOwnFactor(service: AuthService, c: Context<AppEnv>): Promise<OwnFactor> {
  const signedIn = await authenticate(service, c.req.raw);
  const id = v.safeParse(uuid, c.req.param('id'));
  if (!id.success) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const { user } = signedIn;
  const factor = await service.database.transaction((tx) => findFactor(tx, id.output, user.id));
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return { ...signedIn, factor };
}

/** Converts a client address for PostgreSQL's `inet`; null when it is unknown. */
export function inetOf(clientAddress: string): string | null {
  const network = networkOf(clientAddress);
  return isIP(network.split('/')[0] ?? '') ? network : null;
}
