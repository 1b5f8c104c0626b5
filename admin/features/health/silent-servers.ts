import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { callDesk } from '../../shared/backend/call-desk.ts';

const silentSchema = v.array(
  v.object({
    /** Machine and folder of the process's spool. */
    place: v.string(),
    /** How many enquiries waited there when it last reported. */
    length: v.number(),
    reported_at: v.string(),
  }),
);
export type SilentServer = v.InferOutput<typeof silentSchema>[number];

/** Query for server processes that ended without a word, refetched like the rest of the panel. */
export const useSilentServers = (isAsked = true) =>
  useQuery({
    queryKey: ['health', 'silent-servers'],
    queryFn: () => callDesk('silent_servers', {}, silentSchema),
    enabled: isAsked,
    refetchInterval: 60_000,
    retry: false,
  });
