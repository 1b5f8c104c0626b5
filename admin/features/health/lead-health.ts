/** A mail that was tried twenty times in vain. */
export interface AbandonedMail {
  id: string;
  lead_id: string | null;
  kind: string;
  abandoned_at: string;
  fault: string | null;
}

/** What `lead_health` tells (supabase/migrations/20261122001600_health.sql); times ISO 8601. */
export interface LeadHealth {
  /** The database's clock, by which ages are counted. */
  now: string;
  last_lead_at: string | null;
  last_mail_sent_at: string | null;
  oldest_unsent_at: string | null;
  waiting: number;
  last_fault: string | null;
  abandoned: AbandonedMail[];
  quarantined: number;
  archived: number;
  soft_leads_30_days: number;
  spool_length: number;
  spool_reported_at: string | null;
}
