import ipaddr from 'ipaddr.js';

/** What is given out for use on the internet (RFC 4291); outside it an address may stand for an IPv4 of ours. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');
/** How a network without IPv4 reaches it (RFC 6052). */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** Whether strangers can reach an address. One that holds an IPv4 address (mapped, NAT64) is judged by that. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.match(NAT64)) {
    return new ipaddr.IPv4(address.toByteArray().slice(12)).range() === 'unicast';
  }
  return address.range() === 'unicast' && address.match(GLOBAL);
}
