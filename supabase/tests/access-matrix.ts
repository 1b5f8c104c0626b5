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
    administrator: { select: 'own row' },
  },
  'public.leads': {
    stranger: { select: 'no row', delete: 'no row' },
    administrator: { select: 'all rows', delete: 'all rows' },
  },
  'private.administrators': {},
  'private.lead_events': {},
  'private.lead_search': {},
  'private.lead_counts': {},
  'private.mail_outbox': {},
  'private.mail_attempts': {},
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
  'private.known_devices': {},
  'private.server_warnings': {},
  'auth.users': {},
  'auth.sessions': {},
  'auth.refresh_tokens': {},
  'auth.one_time_tokens': {},
  'auth.known_networks': {},
  'auth.mfa_factors': {},
  'auth.mfa_challenges': {},
  'auth.reauthentications': {},
};

/** The id of no lead. */
const NOBODY = "'00000000-0000-4000-8000-00000000000b'";

/** The lead that `fillProductTables` stores. */
const STORED = "'00000000-0000-4000-8000-00000000000c'";
const WORK = `public.work_lead(gen_random_uuid(), ${STORED}, '{"note": "Hello"}')`;

const WEEK = `public.desk_week('7d', 'today',
  '{"aim_minutes": 15, "days": [1], "from": 10, "until": 19, "reply_hours": 24}')`;

interface FunctionRights {
  /** A call with harmless arguments. */
  call: string;
  allowed: readonly Actor[];
}

/** Every function of `public`, which the API can reach by name. */
export const FUNCTION_RIGHTS: Readonly<Record<string, FunctionRights>> = {
  'before_user_created(jsonb)': {
    call: `public.before_user_created('{"user": {"email": "x@example.in"}}')`,
    allowed: [],
  },
  'submit_enquiry(jsonb,jsonb,jsonb)': {
    call: `public.submit_enquiry(
      '{"id": "00000000-0000-4000-8000-00000000000a", "name": "A", "email": "a@b.in", "message": "m"}', '[]')`,
    allowed: ['service'],
  },
  'assess_enquiry(uuid,jsonb)': {
    call: `public.assess_enquiry(${NOBODY}, '[]')`,
    allowed: ['service'],
  },
  'accept_proof(uuid)': { call: `public.accept_proof(${NOBODY})`, allowed: ['service'] },
  'read_receipt(uuid)': { call: `public.read_receipt(${NOBODY})`, allowed: ['service'] },
  'correct_enquiry(uuid,jsonb,jsonb,jsonb)': {
    call: `public.correct_enquiry(${NOBODY}, '{}', '[]')`,
    allowed: ['service'],
  },
  'change_consent(uuid,jsonb,jsonb)': {
    call: `public.change_consent(${NOBODY}, '{"purpose": "news", "is_granted": false}')`,
    allowed: ['service'],
  },
  'decide_correction(uuid,integer,boolean)': {
    call: `public.decide_correction(${NOBODY}, 0, true)`,
    allowed: ['administrator'],
  },
  'work_lead(uuid,uuid,jsonb)': { call: WORK, allowed: ['administrator'] },
  'undo_work(uuid)': {
    call: `public.undo_work((${WORK} ->> 'action_id')::uuid)`,
    allowed: ['administrator'],
  },
  'desk_leads(jsonb,text,integer)': { call: 'public.desk_leads()', allowed: ['administrator'] },
  'desk_counts()': { call: 'public.desk_counts()', allowed: ['administrator'] },
  'desk_week(text,text,jsonb)': { call: WEEK, allowed: ['administrator'] },
  'desk_bin(integer)': { call: 'public.desk_bin()', allowed: ['administrator'] },
  'restore_leads(uuid[])': { call: 'public.restore_leads()', allowed: ['administrator'] },
  'desk_lead(text)': { call: `public.desk_lead(${NOBODY})`, allowed: ['administrator'] },
  'erase_enquiry(uuid)': { call: `public.erase_enquiry(${NOBODY})`, allowed: ['service'] },
  'record_soft_lead(text,text,jsonb)': {
    call: "public.record_soft_lead('K7Q2', '/menu')",
    allowed: ['service'],
  },
  'report_server(text,text,integer)': {
    call: "public.report_server('matrix', 'here', 0)",
    allowed: ['service'],
  },
  'sign_off_server(text)': { call: "public.sign_off_server('matrix')", allowed: ['service'] },
  'silent_servers()': { call: 'public.silent_servers()', allowed: ['administrator'] },
  'report_spool(text,integer)': { call: "public.report_spool('matrix', 0)", allowed: ['service'] },
  'report_server_warning(text)': {
    call: "public.report_server_warning('matrix')",
    allowed: ['service'],
  },
  'server_warnings()': { call: 'public.server_warnings()', allowed: ['administrator'] },
  'run_retention()': { call: 'public.run_retention()', allowed: ['service'] },
  'release_lead(uuid)': { call: `public.release_lead(${NOBODY})`, allowed: ['administrator'] },
  'record_desk_use(text,uuid[])': {
    call: "public.record_desk_use('viewed', '{}')",
    allowed: ['administrator'],
  },
  'audit_entries(bigint,integer)': { call: 'public.audit_entries()', allowed: ['administrator'] },
  'soft_leads(integer)': { call: 'public.soft_leads()', allowed: ['administrator'] },
  'lead_health()': { call: 'public.lead_health()', allowed: ['administrator'] },
  'begin_test_enquiry()': { call: 'public.begin_test_enquiry()', allowed: ['administrator'] },
  'test_enquiry_state(uuid)': {
    call: `public.test_enquiry_state(${NOBODY})`,
    allowed: ['administrator'],
  },
  'lead_ledger(uuid)': { call: `public.lead_ledger(${NOBODY})`, allowed: ['administrator'] },
  'retry_mail(uuid)': { call: `public.retry_mail(${NOBODY})`, allowed: ['administrator'] },
  'export_person(text)': {
    call: "public.export_person('x@example.in')",
    allowed: ['administrator'],
  },
  'erase_person(text)': { call: "public.erase_person('x@example.in')", allowed: ['administrator'] },
  'claim_mail(integer)': { call: 'public.claim_mail(1)', allowed: ['service'] },
  'settle_mail(uuid,text)': {
    call: "public.settle_mail('00000000-0000-4000-8000-00000000000a')",
    allowed: ['service'],
  },
  'count_request(text,integer,integer)': {
    call: "public.count_request('matrix', 1, 60)",
    allowed: ['service'],
  },
};
