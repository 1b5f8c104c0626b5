import { useQuery } from '@tanstack/react-query';
import { callDesk } from '../../shared/backend/call-desk.ts';
import type { LeadHealth } from './lead-health.ts';

/** The desk's health, asked anew each minute while the page is looked at. */
export const useHealth = () =>
  useQuery({
    queryKey: ['health'],
    queryFn: () => callDesk<'lead_health', LeadHealth>('lead_health', {}),
    refetchInterval: 60_000,
    retry: false,
    meta: { isQuiet: true },
  });
