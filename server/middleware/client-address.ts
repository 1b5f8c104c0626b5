import type { MiddlewareHandler } from 'hono';
import { parseAddress } from '../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../context.ts';

/** Used when a request has no socket; a real visitor never has this address. */
const NO_ADDRESS = '0.0.0.0';

// Each proxy appends its peer to X-Forwarded-For, so the entry that many places from the right is our
// outermost proxy's; everything left of it is the visitor's own claim.
export function visitorAddress(peer: string, forwardedFor: string | undefined, proxies: number) {
  const direct = parseAddress(peer) ?? NO_ADDRESS;
  if (proxies === 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',');
  const entry = hops[Math.max(0, hops.length - proxies)] ?? '';
  return parseAddress(entry) ?? direct;
}

/** `warnOfProxy` is called for a header that no trusted proxy wrote. */
export function findClientAddress(
  proxies: number,
  warnOfProxy?: (peer: string) => void,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const peer = peerOf(c.env);
    const forwardedFor = c.req.header('x-forwarded-for');
    if (proxies === 0 && forwardedFor) warnOfProxy?.(peer);
    c.set('clientAddress', visitorAddress(peer, forwardedFor, proxies));
    await next();
  };
}

/** Hono's Node adapter passes the incoming message as `env.incoming`. */
function peerOf(env: unknown): string {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '';
}
