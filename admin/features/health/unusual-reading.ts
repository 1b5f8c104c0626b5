import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { formatClock } from '../../shared/time/format-time.ts';
import type { Problem } from './find-problems.ts';

const readersSchema = v.array(
  v.object({
    /** Null for a former member. */
    email: v.nullable(v.string()),
    /** Leads that the account was shown within 24 hours. */
    rows: v.number(),
    since: v.string(),
  }),
);
type Reader = v.InferOutput<typeof readersSchema>[number];

/** Query for accounts that read more than a usual day asks for; a failure shows nothing, as the health itself says it. */
export const useUnusualReading = () =>
  useQuery({
    queryKey: ['unusual-reading'],
    queryFn: () => callDesk('unusual_reading', {}, readersSchema),
    refetchInterval: 60_000,
    retry: false,
  });

/** One warning for each account. */
export const describeReading = (readers: readonly Reader[]): Problem[] =>
  readers.map(({ email, rows, since }) => ({
    level: 'warning',
    words: `Unusual reading: ${email ?? 'a former member'} ${countLeads(rows)} since ${formatClock(Date.parse(since))}. If you cannot explain it, remove the account under Team.`,
  }));
