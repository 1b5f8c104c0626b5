import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const compact = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = compact.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = compact.includes('::') ? 8 - left.length - right.length : 0;
  return [...left, ...new Array<string>(gap).fill('0'), ...right];
}

/**
 * The network that a limit counts: an IPv4 address alone, the /64 of an IPv6 address, since one
 * household holds a whole /64 and could use each of its addresses once.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = bare.match(MAPPED_IPV4)?.[1];
  if (mapped) return mapped;
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare;
}
