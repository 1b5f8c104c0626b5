import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { type ClientRequest, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import ipaddr from 'ipaddr.js';

/** So long a push service may take. */
const TIMEOUT_MS = 10_000;

/** A message that was not delivered because its address leads into a network of ours. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/**
 * Resolves a name and refuses every address that strangers cannot reach: a browser names the push service,
 * so whoever may subscribe could otherwise make the server ask its own network. Node connects to what this
 * returns, so that a name cannot change its address in between.
 */
function lookupPublic(
  host: string,
  options: object,
  callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  resolveName(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) callback(error, []);
    else if (!first || !found.every(({ address }) => isPublic(address)))
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
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAddress = ipaddr.isValid(host);
  if (!isTrusted && (url.protocol !== 'https:' || (isAddress && !isPublic(host))))
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
