import { digest } from './digest.ts';

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

/** The counter's name in the database; the subject is stored only as a digest. */
export const rateBucket = ({ name }: RateRule, subject: string): string =>
  `${name}:${digest(`${name}:${subject}`)}`;
