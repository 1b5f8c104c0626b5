import { useMemo } from 'react';
import type { Lead } from './lead.ts';

/** The leads by state. Test enquiries are in neither group. */
export interface SplitLeads {
  current: readonly Lead[];
  /** Held back until the administrator decides. */
  quarantined: readonly Lead[];
}

const NONE: readonly Lead[] = [];

/** @param leads all leads, in the order to keep */
export function splitLeads(leads: readonly Lead[]): SplitLeads {
  const real = leads.filter((lead) => !lead.is_test);
  return {
    current: real.filter((lead) => lead.quarantined_at === null),
    quarantined: real.filter((lead) => lead.quarantined_at !== null),
  };
}

/** `splitLeads`, memoised; both groups are empty until the leads are loaded. */
export const useSplitLeads = (leads: readonly Lead[] = NONE): SplitLeads =>
  useMemo(() => splitLeads(leads), [leads]);
