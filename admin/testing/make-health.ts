import type { LeadHealth } from '../features/health/lead-health.ts';

/** A desk where all is well at noon. @param change what is different */
export const makeHealth = (change: Partial<LeadHealth> = {}): LeadHealth => ({
  now: '2026-11-21T06:30:00Z',
  last_lead_at: null,
  silence: null,
  last_mail_sent_at: null,
  oldest_unsent_at: null,
  waiting: 0,
  last_fault: null,
  abandoned: [],
  quarantined: 0,
  archived: 0,
  soft_leads_30_days: 0,
  spool_length: 0,
  spool_reported_at: null,
  ...change,
});
