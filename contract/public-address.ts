import ipaddr from 'ipaddr.js';

/** Endings that no public name has: RFC 2606, 6761, 6762, 8375 and the one that ICANN keeps free for home use. */
const PRIVATE_NAMES = /(^|\.)(localhost|test|invalid|local|internal|lan|home\.arpa)$/;

/** Whether strangers can reach a site at this address. A machine's own name, a name without a dot, a
 * name reserved for tests and every address of a private network are not public.
 * @param origin such as `https://yctfc.example` */
export function isPublicAddress(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$|\.$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast';
  return host.includes('.') && !PRIVATE_NAMES.test(host);
}
