import { readDeviceId } from '../auth/known-devices.ts';
import type { AuthService } from '../auth/service.ts';
import type { IdentifyCaller } from '../caller.ts';
import type { IdentifySender } from './gate.ts';

/**
 * An account by its access token or, where tokens are asked for, a known device by its cookie: both are told by their
 * signature. Whether session and device still count is for the database to say.
 */
export function identifySender(
  parts: Pick<AuthService, 'keys' | 'siteUrl'> & { identifyCaller: IdentifyCaller },
): IdentifySender {
  return async (c) => {
    const caller = await parts.identifyCaller(c.req.raw).catch(() => undefined);
    if (caller?.role === 'authenticated') return String(caller.claims.sub);
    // Elsewhere the cookies of former members would open lanes that end with nothing.
    return c.req.path.startsWith('/auth/v1/') ? readDeviceId(parts, c) : undefined;
  };
}
