import { createHmac } from 'node:crypto';
import { scopesOf } from './client-network.ts';

/** A copy of the database does not suffice to try which network or number it was. */
export const keyedDigest = (key: string, text: string): string =>
  createHmac('sha256', key).update(`rate limit:${text}`).digest('hex');

export interface RateRule {
  name: string;
  allowed: number;
  windowSeconds: number;
}

/** Returns the seconds to wait; 0 allows the request. */
export type CountRequest = (rule: RateRule, subject: string) => Promise<number>;

/** Without the key nobody finds a telephone number by trying all of them. */
export const rateBucket = (key: string, { name }: RateRule, subject: string): string =>
  `${name}:${keyedDigest(key, `${name}:${subject}`)}`;

/** What a narrow network refuses uses up nothing of the wider ones. */
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
