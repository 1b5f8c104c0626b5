import type { MiddlewareHandler } from 'hono';
import { parseAddress } from '../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../context.ts';

/** Stands in where a request came through no socket; a real visitor never has it. */
const NO_ADDRESS = '0.0.0.0';

/**
 * The visitor's address behind `proxies` proxies. Each proxy appends whom it heard from to
 * X-Forwarded-For, so the entry that many places from the right was written by the outermost one
 * of ours; everything left of it is the visitor's own claim and never read.
 * @param peer address at the other end of the socket
 */
export function visitorAddress(
  peer: string,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const direct = parseAddress(peer) ?? NO_ADDRESS;
  if (proxies === 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',');
  const entry = hops[Math.max(0, hops.length - proxies)] ?? '';
  return parseAddress(entry) ?? direct;
}

/** Puts the visitor's address into the context as `clientAddress`. */
export function findClientAddress(proxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('clientAddress', visitorAddress(peerOf(c.env), c.req.header('x-forwarded-for'), proxies));
    await next();
  };
}

/** Node's adapter hands the incoming message over as `env.incoming`. */
function peerOf(env: unknown): string {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '';
}
