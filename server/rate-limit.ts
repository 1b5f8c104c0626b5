import { createHash } from 'node:crypto';
import { asService } from './database/as-service.ts';
import type { Database } from './database/database.ts';

/** `allowed` requests in each window of `windowSeconds`, counted apart per `name` and subject. */
export interface RateRule {
  name: string;
  allowed: number;
  windowSeconds: number;
}

/**
 * Counts one request of `subject` (a network, an e-mail address) under a rule.
 * @returns 0 when it is within the rule, else the seconds to wait.
 */
export type CountRequest = (rule: RateRule, subject: string) => Promise<number>;

/** Counters in the database, so that all processes share them; the subject is stored as a digest. */
export function countInDatabase(database: Database): CountRequest {
  return (rule, subject) =>
    asService(database, async (tx) => {
      const digest = createHash('sha256').update(`${rule.name}:${subject}`).digest('base64url');
      const { rows } = await tx.query('select public.count_request($1, $2, $3) as wait', [
        `${rule.name}:${digest}`,
        rule.allowed,
        rule.windowSeconds,
      ]);
      return rows[0].wait as number;
    });
}
