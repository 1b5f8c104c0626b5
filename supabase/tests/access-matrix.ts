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
    viewer: { select: 'own row' },
    caller: { select: 'own row' },
    administrator: { select: 'own row' },
  },
  'public.leads': {
    stranger: { select: 'no row', delete: 'no row' },
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
  'private.merged_leads': {},
  'private.exports': {},
  'private.export_pages': {},
  'private.lead_search_waiting': {},
  'private.lead_counts': {},
  'private.desk_views': {},
  'private.mail_outbox': {},
  'private.mail_attempts': {},
  'private.digests': {},
  'private.calendar_feeds': {},
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

/** The id of no lead. */
const NOBODY = "'00000000-0000-4000-8000-00000000000b'";

/** The lead that `fillProductTables` stores. */
const STORED = "'00000000-0000-4000-8000-00000000000c'";
/** One of the same address, stored beside it. */
const TWIN = "'00000000-0000-4000-8000-00000000000d'";
const ADDED = `(public.add_lead(gen_random_uuid(), '{"name": "A", "phone": "+919876543210"}') ->> 'id')::uuid`;
const WORK = `public.work_lead(gen_random_uuid(), ${STORED}, '{"note": "Hello"}')`;

/** Who is shown leads, and who records work on them. */
const READERS: readonly Actor[] = ['viewer', 'caller', 'administrator'];
const WORKERS: readonly Actor[] = ['caller', 'administrator'];
/** Another lead of the same address joins the stored one, as a dry run. */
const MERGE = `public.merge_leads(gen_random_uuid(), ${STORED}, array[${TWIN}]::uuid[])`;
const ENDPOINT = "'https://push.example/matrix'";
const PUSH_KEY = `'${'B'.repeat(87)}'`;
const SEND_TEST = `(select public.send_test_push(${ENDPOINT}) from
  public.save_push_subscription(${ENDPOINT}, ${PUSH_KEY}, 'aaaaaaaaaaaaaaaaaaaaaa'))`;
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
    allowed: WORKERS,
  },
  'work_lead(uuid,uuid,jsonb)': { call: WORK, allowed: WORKERS },
  'undo_work(uuid)': {
    call: `public.undo_work((${WORK} ->> 'action_id')::uuid)`,
    allowed: WORKERS,
  },
  'desk_leads(jsonb,text,integer)': { call: 'public.desk_leads()', allowed: READERS },
  'desk_counts()': { call: 'public.desk_counts()', allowed: READERS },
  'desk_lead(text)': { call: `public.desk_lead(${NOBODY})`, allowed: READERS },
  'desk_team()': { call: 'public.desk_team()', allowed: READERS },
  'team_settings()': { call: 'public.team_settings()', allowed: ['administrator'] },
  'invite_member(text,text,text)': {
    call: "public.invite_member('x@example.in', 'caller', 'https://example.in')",
    allowed: ['administrator'],
  },
  'revoke_invitation(uuid)': {
    call: `public.revoke_invitation(${NOBODY})`,
    allowed: ['administrator'],
  },
  'change_member_role(uuid,text)': {
    call: `public.change_member_role(${NOBODY}, 'viewer')`,
    allowed: ['administrator'],
  },
  'remove_member(uuid)': { call: `public.remove_member(${NOBODY})`, allowed: ['administrator'] },
  'set_assignment(text,jsonb)': {
    call: "public.set_assignment('round-robin')",
    allowed: ['administrator'],
  },
  'desk_bin(integer,text)': { call: 'public.desk_bin()', allowed: ['administrator'] },
  'bin_leads(uuid,jsonb,integer)': {
    call: `public.bin_leads(gen_random_uuid(), '{"ids": [${NOBODY.replaceAll("'", '"')}]}')`,
    allowed: ['administrator'],
  },
  'bulk_work(uuid,jsonb,jsonb,integer)': {
    call: `public.bulk_work(gen_random_uuid(), '{"ids": [${NOBODY.replaceAll("'", '"')}]}', '{"answered": true}')`,
    allowed: WORKERS,
  },
  'undo_bulk(uuid,integer)': {
    call: `public.undo_bulk((public.bulk_work(gen_random_uuid(), '{"ids": [${NOBODY.replaceAll("'", '"')}]}',
      '{"answered": true}') ->> 'run_id')::uuid)`,
    allowed: WORKERS,
  },
  'merge_leads(uuid,uuid,uuid[],jsonb,boolean)': { call: MERGE, allowed: WORKERS },
  'undo_merge(uuid)': {
    call: `public.undo_merge((${MERGE.replace(/\)$/, ", '{}', false)")} ->> 'action_id')::uuid)`,
    allowed: WORKERS,
  },
  'restore_leads(uuid[],uuid)': { call: 'public.restore_leads()', allowed: ['administrator'] },
  'desk_found(jsonb)': { call: 'public.desk_found()', allowed: READERS },
  'desk_facets()': { call: 'public.desk_facets()', allowed: READERS },
  'desk_views()': { call: 'public.desk_views()', allowed: READERS },
  'save_desk_view(uuid,text,jsonb)': {
    call: "public.save_desk_view(gen_random_uuid(), 'Mine', '{}')",
    allowed: READERS,
  },
  'delete_desk_view(uuid)': {
    call: `public.delete_desk_view(${NOBODY})`,
    allowed: READERS,
  },
  'desk_week(text,text,jsonb)': { call: WEEK, allowed: READERS },
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
  'release_lead(uuid)': { call: `public.release_lead(${NOBODY})`, allowed: WORKERS },
  'record_desk_use(text,uuid[])': {
    call: "public.record_desk_use('viewed', '{}')",
    allowed: READERS,
  },
  'audit_entries(bigint,integer)': { call: 'public.audit_entries()', allowed: ['administrator'] },
  'soft_leads(integer)': { call: 'public.soft_leads()', allowed: READERS },
  'lead_health()': { call: 'public.lead_health()', allowed: ['administrator'] },
  'begin_test_enquiry()': { call: 'public.begin_test_enquiry()', allowed: ['administrator'] },
  'test_enquiry_state(uuid)': {
    call: `public.test_enquiry_state(${NOBODY})`,
    allowed: ['administrator'],
  },
  'lead_ledger(uuid)': { call: `public.lead_ledger(${NOBODY})`, allowed: READERS },
  'retry_mail(uuid)': { call: `public.retry_mail(${NOBODY})`, allowed: WORKERS },
  'add_lead(uuid,jsonb,jsonb)': {
    call: `public.add_lead(gen_random_uuid(), '{"name": "A", "phone": "+919876543210"}')`,
    allowed: WORKERS,
  },
  'undo_add(uuid)': { call: `public.undo_add(${ADDED})`, allowed: WORKERS },
  'find_known(jsonb)': { call: "public.find_known('[]')", allowed: WORKERS },
  'import_leads(uuid,jsonb)': {
    call: `public.import_leads(${NOBODY}, '[{"number": 1, "lead": {}}]')`,
    allowed: ['administrator'],
  },
  'undo_import(uuid)': { call: `public.undo_import(${NOBODY})`, allowed: ['administrator'] },
  'export_size(jsonb)': { call: 'public.export_size()', allowed: ['administrator'] },
  'begin_export(jsonb,text,boolean)': {
    call: "public.begin_export('{}', 'csv', true)",
    allowed: ['administrator'],
  },
  'desk_export(jsonb,boolean,text,integer)': {
    call: 'public.desk_export()',
    allowed: ['administrator'],
  },
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
  'open_digest(integer,integer[])': { call: "public.open_digest(0, '{}')", allowed: ['service'] },
  'queue_digest(date,jsonb,uuid[])': {
    call: "public.queue_digest('2020-01-01')",
    allowed: ['service'],
  },
  'calendar_feed()': { call: 'public.calendar_feed()', allowed: READERS },
  'renew_calendar_feed()': { call: 'public.renew_calendar_feed()', allowed: READERS },
  'remove_calendar_feed()': { call: 'public.remove_calendar_feed()', allowed: READERS },
  'calendar_entries(text)': { call: "public.calendar_entries('x')", allowed: ['service'] },
  'offer_push_key(text)': { call: `public.offer_push_key(${PUSH_KEY})`, allowed: ['service'] },
  'push_key()': { call: 'public.push_key()', allowed: READERS },
  'save_push_subscription(text,text,text)': {
    call: `public.save_push_subscription(${ENDPOINT}, ${PUSH_KEY}, 'aaaaaaaaaaaaaaaaaaaaaa')`,
    allowed: READERS,
  },
  // Of one's own subscriptions only, which nobody has here.
  'delete_push_subscription(text)': {
    call: `public.delete_push_subscription(${ENDPOINT})`,
    allowed: ['stranger', ...READERS],
  },
  'send_test_push(text)': { call: SEND_TEST, allowed: READERS },
  'claim_push(integer)': { call: 'public.claim_push(1)', allowed: ['service'] },
  'settle_push(bigint,text)': { call: "public.settle_push(0, 'sent')", allowed: ['service'] },
  'count_request(text,integer,integer)': {
    call: "public.count_request('matrix', 1, 60)",
    allowed: ['service'],
  },
};
