import * as v from 'valibot';
import { type CountRequest, rateBucket } from '../supabase/functions/_shared/rate-limit.ts';
import { asService } from './database/as-service.ts';
import type { Database } from './database/database.ts';

export type { CountRequest, RateRule } from '../supabase/functions/_shared/rate-limit.ts';

/** Counts requests in the database, so that all processes share the counters. */
export function countInDatabase(database: Database): CountRequest {
  return (rule, subject) =>
    asService(database, async (tx) => {
      const { rows } = await tx.query('select public.count_request($1, $2, $3) as wait', [
        rateBucket(rule, subject),
        rule.allowed,
        rule.windowSeconds,
      ]);
      return v.parse(v.number(), rows[0]?.wait);
    });
}
