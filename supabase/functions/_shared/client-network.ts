import ipaddr from 'ipaddr.js';

/** Leading groups shared by a household's IPv6 addresses: it usually gets a /64. */
const SHARED_GROUPS = 4;
/** All callers without an address count as one network. */
const UNKNOWN_NETWORK = 'unknown';

/**
 * @param text an address as sockets and proxies write it, possibly with port, brackets or zone
 * @returns the address alone: IPv4 where IPv6 only wraps it, IPv6 in the notation of RFC 5952;
 *   undefined when the text is not an address
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
 * The narrowest network that a limit counts: an IPv4 address itself, but the /64 of an IPv6 address, since
 * one household has a whole /64 and could use each of its addresses once.
 * @param address in any form that `parseAddress` reads; all others count as one network
 */
export function networkOf(address: string): string {
  const plain = parseAddress(address);
  if (plain === undefined) return UNKNOWN_NETWORK;
  if (!ipaddr.IPv6.isValid(plain)) return plain;
  const groups = ipaddr.IPv6.parse(plain).parts.slice(0, SHARED_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** A network that a limit counts, and how many times the limit's allowance it gets. */
export interface NetworkScope {
  network: string;
  share: number;
}

const V6_NETWORK = /^([\da-f]+:[\da-f]+:[\da-f]+:)([\da-f]+)::\/64$/;

/**
 * The networks that a request counts for, the narrowest first. Whoever holds one /64 of IPv6 often
 * holds 256 or 65,536 of them (RFC 6177 suggests a /56 or a /48 for a site), so that its /56 and its
 * /48 count too. Mobile carriers put many people into one /48, which is why the allowance grows.
 * @param network as `networkOf` returns it; anything but an IPv6 network stands for itself alone
 */
export function scopesOf(network: string): NetworkScope[] {
  const narrow = { network, share: 1 };
  const found = V6_NETWORK.exec(network);
  if (!found) return [narrow];
  const [, site = '', subnet = ''] = found;
  const half = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [
    narrow,
    { network: `${site}${half}::/56`, share: 2 },
    { network: `${site}:/48`, share: 4 },
  ];
}

/**
 * The visitor's network on hosted Supabase. Cloudflare is in front of every project and sets
 * CF-Connecting-IP to its peer's address, replacing anything that the caller sent
 * (developers.cloudflare.com/fundamentals/reference/http-headers). It only appends to
 * X-Forwarded-For, so the first entry there is whatever the caller sent. Without Cloudflare, on a
 * developer's machine, the last entry was written by the nearest proxy.
 */
export function networkOfHostedRequest(headers: Headers): string {
  const connecting = headers.get('cf-connecting-ip');
  const appended = headers.get('x-forwarded-for')?.split(',').at(-1);
  return networkOf(connecting ?? appended ?? '');
}
