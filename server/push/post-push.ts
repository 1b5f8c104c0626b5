import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { type ClientRequest, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import ipaddr from 'ipaddr.js';
import { isPushService } from '../../supabase/functions/_shared/push/push-services.ts';

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

/** So long a push service may take. */
const TIMEOUT_MS = 10_000;

/** A message that was not delivered because its address is none of a push service, or leads into a network of ours. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/**
 * Resolves a name and refuses every address that strangers cannot reach: the servers that resolve it are not ours.
 * Node connects to what this returns, so that a name cannot change its address in between.
 */
function lookupPublic(
  host: string,
  options: object,
  callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  resolveName(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) callback(error, []);
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      callback(new PrivateAddressError(`${host} has no public address`), []);
    else if ('all' in options && options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
}

/**
 * Posts a message to a push service; redirects are not followed.
 * @param trustedOrigin of a push service on this machine, over plain HTTP too: for tests
 * @returns the HTTP status
 * @throws when nobody answered in time, or the address is none for a push service
 */
export function postPush(
  endpoint: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  trustedOrigin?: string,
): Promise<number> {
  const url = new URL(endpoint);
  const isTrusted = url.origin === trustedOrigin;
  if (!isTrusted && !isPushService(endpoint))
    return Promise.reject(new PrivateAddressError('the address is none of a push service'));
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!isTrusted && { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? request : plainRequest;
    const outgoing: ClientRequest = send(url, options, (answer) => {
      // What the service says beside the status is of no use.
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    outgoing.on('error', reject).end(body);
  });
}
