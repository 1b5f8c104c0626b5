import ipaddr from 'ipaddr.js';

/** Leading groups shared by a household's IPv6 addresses: it usually gets a /64. */
const SHARED_GROUPS = 4;
/** All callers without an address count as one network. */
const UNKNOWN_NETWORK = 'unknown';

/** Reads what sockets and proxies write, with port, brackets or zone; RFC 5952 for IPv6. */
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

/** The /64 of an IPv6 address, since one household could use each of its addresses once. */
export function networkOf(address: string): string {
  const plain = parseAddress(address);
  if (plain === undefined) return UNKNOWN_NETWORK;
  if (!ipaddr.IPv6.isValid(plain)) return plain;
  const groups = ipaddr.IPv6.parse(plain).parts.slice(0, SHARED_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

const V6_NETWORK = /^([\da-f]+:[\da-f]+:[\da-f]+:)([\da-f]+)::\/64$/;

// A holder of one /64 often holds 256 or 65,536 of them (RFC 6177), so its /56 and /48 count too, with more
// room, since mobile carriers put many people into one /48.
export function scopesOf(network: string): { network: string; share: number }[] {
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

// Cloudflare replaces CF-Connecting-IP and only appends to X-Forwarded-For, whose first entry is the
// caller's claim. Without Cloudflare the nearest proxy wrote the last entry.
export function networkOfHostedRequest(headers: Headers): string {
  const connecting = headers.get('cf-connecting-ip');
  const appended = headers.get('x-forwarded-for')?.split(',').at(-1);
  return networkOf(connecting ?? appended ?? '');
}
