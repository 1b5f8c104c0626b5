import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { callDesk } from '../../shared/backend/call-desk.ts';

const time = v.string();

/** The answer of `lead_health`; times are ISO 8601. */
export const healthSchema = v.object({
  /** The database's clock; ages are computed against it. */
  now: time,
  last_lead_at: v.nullable(time),
  /** Hours of Indian daytime without an enquiry, and how many are usual; null with too few to tell. */
  silence: v.nullable(v.object({ hours: v.number(), usual_hours: v.number() })),
  last_mail_sent_at: v.nullable(time),
  oldest_unsent_at: v.nullable(time),
  waiting: v.number(),
  last_fault: v.nullable(v.string()),
  /** Mails whose attempts all failed. */
  abandoned: v.array(
    v.object({
      id: v.string(),
      lead_id: v.nullable(v.string()),
      kind: v.string(),
      abandoned_at: time,
      fault: v.nullable(v.string()),
    }),
  ),
  quarantined: v.number(),
  archived: v.number(),
  soft_leads_30_days: v.number(),
  spool_length: v.number(),
  spool_reported_at: v.nullable(time),
});
export type LeadHealth = v.InferOutput<typeof healthSchema>;
export type AbandonedMail = LeadHealth['abandoned'][number];

/** Query for the desk's health, refetched every minute while the page is visible. */
export const useHealth = (isAsked = true) =>
  useQuery({
    queryKey: ['health'],
    queryFn: () => callDesk('lead_health', {}, healthSchema),
    enabled: isAsked,
    refetchInterval: 60_000,
    retry: false,
  });
