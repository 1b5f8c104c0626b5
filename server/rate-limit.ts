import * as v from 'valibot';
import { type CountRequest, rateBucket } from '../supabase/functions/_shared/rate-limit.ts';
import type { SigningKeys } from './auth/keys.ts';
import { callAsService } from './database/as-service.ts';
import type { Database } from './database/database.ts';

export {
  type CountRequest,
  countNetwork,
  type RateRule,
} from '../supabase/functions/_shared/rate-limit.ts';

/** The key of the counters' names, derived from the signing secret; all processes share it. */
export const rateKey = ({ digests }: Pick<SigningKeys, 'digests'>): string =>
  digests('rate limit', '')[0].toString('base64url');

/** Shared by all processes. */
export function countInDatabase(database: Database, key: string): CountRequest {
  return async (rule, subject) => {
    const counted = [rateBucket(key, rule, subject), rule.allowed, rule.windowSeconds];
    return v.parse(v.number(), await callAsService(database, 'count_request($1, $2, $3)', counted));
  };
}
