import { readDeviceId } from '../auth/devices/device-cookie.ts';
import type { AuthService } from '../auth/service.ts';
import type { IdentifyCaller } from '../caller.ts';
import type { IdentifySender } from './gate.ts';

/**
 * An account by its access token, or a known device by its cookie, which asks for tokens and has none: both are told by
 * their signature. Whether the session still lives is for the database to say.
 */
export function identifySender(
  parts: Pick<AuthService, 'keys' | 'siteUrl'> & { identifyCaller: IdentifyCaller },
): IdentifySender {
  return async (c) => {
    const caller = await parts.identifyCaller(c.req.raw).catch(() => undefined);
    return caller?.role === 'authenticated' ? String(caller.claims.sub) : readDeviceId(parts, c);
  };
}
