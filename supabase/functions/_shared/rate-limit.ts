import { createHmac } from 'node:crypto';
import { scopesOf } from './client-network.ts';

/**
 * HMAC-SHA-256 in hexadecimal, stored in place of a network, an address, a number or a message: a
 * copy of the database does not suffice to try which one it was.
 */
export const keyedDigest = (key: string, text: string): string =>
  createHmac('sha256', key).update(`rate limit:${text}`).digest('hex');

/**
 * Allows `allowed` requests per window of `windowSeconds`, counted separately per `name` and
 * subject.
 */
export interface RateRule {
  name: string;
  allowed: number;
  windowSeconds: number;
}

/**
 * Counts a request of `subject` (a network, an e-mail address) under a rule.
 * @returns 0 when it is allowed, else the seconds to wait
 */
export type CountRequest = (rule: RateRule, subject: string) => Promise<number>;

/**
 * The counter's name in the database; the subject is stored only as a keyed digest. Without the key,
 * which is not in the database, nobody finds a telephone number by trying all of them.
 * @param key a secret of the server or of the function
 */
export const rateBucket = (key: string, { name }: RateRule, subject: string): string =>
  `${name}:${keyedDigest(key, `${name}:${subject}`)}`;

/**
 * Counts a request for its network and, with growing allowances, for the wider networks around it;
 * a request that a narrow one refuses uses up nothing of the wider ones.
 * @param subjectOf what to count by, if not the network alone
 * @returns 0 when it is allowed, else the seconds to wait
 */
export async function countNetwork(
  countRequest: CountRequest,
  rule: RateRule,
  network: string,
  subjectOf: (network: string) => string = (found) => found,
): Promise<number> {
  for (const { network: scope, share } of scopesOf(network)) {
    const wait = await countRequest({ ...rule, allowed: rule.allowed * share }, subjectOf(scope));
    if (wait > 0) return wait;
  }
  return 0;
}
