import { DESK_FUNCTIONS } from './access/desk-functions.ts';
import { SERVICE_FUNCTIONS } from './access/service-functions.ts';
import type { Actor } from './actors.ts';

export const VERBS = ['select', 'insert', 'update', 'delete', 'truncate'] as const;
export type Verb = (typeof VERBS)[number];

/** Which rows a permitted verb reaches. What is not listed is denied. */
export type Reach = 'all rows' | 'own row' | 'no row';

type Rights = Partial<Record<Actor, Partial<Record<Verb, Reach>>>>;

/** Every table of the three schemas; a table that is missing here fails the test. */
export const TABLE_RIGHTS: Readonly<Record<string, Rights>> = {
  'public.profiles': {
    stranger: { select: 'own row' },
    editor: { select: 'own row' },
    viewer: { select: 'own row' },
    caller: { select: 'own row' },
    administrator: { select: 'own row' },
  },
  'public.leads': {
    stranger: { select: 'no row', delete: 'no row' },
    editor: { select: 'no row', delete: 'no row' },
    viewer: { select: 'no row', delete: 'no row' },
    caller: { select: 'no row', delete: 'no row' },
    administrator: { select: 'all rows', delete: 'all rows' },
  },
  'private.administrators': {},
  'private.invitations': {},
  'private.assignment': {},
  'private.assignment_cities': {},
  'private.lead_events': {},
  'private.lead_search': {},
  'private.bulk_runs': {},
  'private.lead_merges': {},
  'private.exports': {},
  'private.export_pages': {},
  'private.desk_views': {},
  'private.mail_outbox': {},
  'private.mail_attempts': {},
  'private.digests': {},
  'private.calendar_feeds': {},
  'private.planned_publishings': {},
  'private.draft_tickets': {},
  'private.rate_limits': {},
  'private.enquiry_signatures': {},
  'private.submissions': {},
  'private.consents': {},
  'private.audit_log': {},
  'private.lead_archive': {},
  'private.test_enquiries': {},
  'private.soft_leads': {},
  'private.spool_reports': {},
  'private.retention_rules': {},
  'private.reads_by_hour': {},
  'private.known_devices': {},
  'private.server_warnings': {},
  'private.push_key': {},
  'private.push_subscriptions': {},
  'private.push_outbox': {},
  'auth.users': {},
  'auth.sessions': {},
  'auth.refresh_tokens': {},
  'auth.one_time_tokens': {},
  'auth.known_networks': {},
  'auth.mfa_factors': {},
  'auth.mfa_challenges': {},
  'auth.reauthentications': {},
};

/** Every function of `public`, which the API can reach by name. */
export const FUNCTION_RIGHTS = { ...SERVICE_FUNCTIONS, ...DESK_FUNCTIONS };
