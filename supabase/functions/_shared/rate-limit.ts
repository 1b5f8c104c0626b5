import { digest } from './digest.ts';

/** `allowed` requests in each window of `windowSeconds`, counted apart per `name` and subject. */
export interface RateRule {
  name: string;
  allowed: number;
  windowSeconds: number;
}

/**
 * Counts one request of `subject` (a network, an e-mail address) under a rule.
 * @returns 0 when it is within the rule, else the seconds to wait
 */
export type CountRequest = (rule: RateRule, subject: string) => Promise<number>;

/** The counter's name in the database, where the subject is stored as a digest only. */
export const rateBucket = ({ name }: RateRule, subject: string): string =>
  `${name}:${digest(`${name}:${subject}`)}`;
