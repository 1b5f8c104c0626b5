import ipaddr from 'ipaddr.js';

/** Groups that a household's IPv6 addresses share: it holds a whole /64. */
const SHARED_GROUPS = 4;
/** Whoever comes without an address counts as one network. */
const UNKNOWN_NETWORK = 'unknown';

/**
 * @param text an address as sockets and proxies write it, perhaps with port, brackets or zone
 * @returns the address alone, as IPv4 where IPv6 only wraps it, IPv6 as RFC 5952 writes it; undefined
 *   when the text is no address
 */
export function parseAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare;
  if (!ipaddr.IPv6.isValid(bare)) return undefined;
  const address = ipaddr.IPv6.parse(bare);
  return address.isIPv4MappedAddress()
    ? address.toIPv4Address().toString()
    : address.toRFC5952String();
}

/**
 * The network that a limit counts: an IPv4 address alone, the /64 of an IPv6 address, since one
 * household holds a whole /64 and could use each of its addresses once.
 * @param address in any form that `parseAddress` reads; all others count as one network
 */
export function networkOf(address: string): string {
  const plain = parseAddress(address);
  if (plain === undefined) return UNKNOWN_NETWORK;
  if (!ipaddr.IPv6.isValid(plain)) return plain;
  const groups = ipaddr.IPv6.parse(plain).parts.slice(0, SHARED_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/**
 * The visitor's network on hosted Supabase. Cloudflare stands before every project and sets
 * CF-Connecting-IP to whom it heard from, over anything that the caller sent
 * (developers.cloudflare.com/fundamentals/reference/http-headers). To X-Forwarded-For it only appends,
 * so that its first entry is whatever the caller typed. Where there is no Cloudflare, on a developer's
 * own machine, the last entry is the one that the nearest proxy wrote.
 */
export function networkOfHostedRequest(headers: Headers): string {
  const connecting = headers.get('cf-connecting-ip');
  const appended = headers.get('x-forwarded-for')?.split(',').at(-1);
  return networkOf(connecting ?? appended ?? '');
}
