import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
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
  const direct = plainAddress(peer) ?? NO_ADDRESS;
  if (proxies === 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',');
  const entry = hops[Math.max(0, hops.length - proxies)] ?? '';
  return plainAddress(entry) ?? direct;
}

/** Without port, brackets, zone and the IPv4-mapped prefix; undefined when it is no address. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) ? bare.toLowerCase() : undefined;
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
