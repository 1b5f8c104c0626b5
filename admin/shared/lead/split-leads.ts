import { useMemo } from 'react';
import type { Lead } from './lead.ts';

/** The leads by what is done with them; tests of the whole path are neither. */
export interface SplitLeads {
  current: readonly Lead[];
  /** Doubtful ones, which wait for a person to look. */
  quarantined: readonly Lead[];
}

const NONE: readonly Lead[] = [];

/** @param leads everything that the database holds, in its order */
export function splitLeads(leads: readonly Lead[]): SplitLeads {
  const real = leads.filter((lead) => !lead.is_test);
  return {
    current: real.filter((lead) => lead.quarantined_at === null),
    quarantined: real.filter((lead) => lead.quarantined_at !== null),
  };
}

/** The same for what a query holds: both are empty until it is there. */
export const useSplitLeads = (leads: readonly Lead[] = NONE): SplitLeads =>
  useMemo(() => splitLeads(leads), [leads]);
