import type { Actor } from './actors.ts';

export const VERBS = ['select', 'insert', 'update', 'delete', 'truncate'] as const;
export type Verb = (typeof VERBS)[number];

/** Which rows a permitted verb reaches. What is not listed is denied. */
export type Reach = 'all rows' | 'own row' | 'no row';

type Rights = Partial<Record<Actor, Partial<Record<Verb, Reach>>>>;

/** Tables that nobody reaches but through functions. */
const CLOSED = {
  private: `
    administrators invitations assignment assignment_cities lead_events lead_search
    bulk_runs lead_merges exports export_pages desk_views mail_outbox mail_attempts digests
    calendar_feeds planned_publishings draft_tickets rate_limits enquiry_signatures
    submissions consents audit_log lead_archive test_enquiries chat_clicks spool_reports
    retention_rules reads_by_hour known_devices server_warnings push_key push_subscriptions
    push_outbox lead_worth`,
  auth: `
    users sessions refresh_tokens one_time_tokens known_networks mfa_factors mfa_challenges`,
};
const PEOPLE = ['stranger', 'editor', 'viewer', 'caller', 'administrator'] as const;
const forPeople = (reach: Rights[Actor]) => Object.fromEntries(PEOPLE.map((one) => [one, reach]));

/** Every table of the three schemas; a table that is missing here fails the test. */
export const TABLE_RIGHTS: Readonly<Record<string, Rights>> = {
  'public.profiles': forPeople({ select: 'own row' }),
  'public.leads': {
    ...forPeople({ select: 'no row', delete: 'no row' }),
    administrator: { select: 'all rows', delete: 'all rows' },
  },
  ...Object.fromEntries(
    Object.entries(CLOSED).flatMap(([schema, names]) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => [`${schema}.${name}`, {}]),
    ),
  ),
};
