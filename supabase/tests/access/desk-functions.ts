import {
  ADDED,
  EDITORS,
  ENDPOINT,
  type FunctionRights,
  MERGE,
  NOBODY,
  PUSH_KEY,
  READERS,
  SEND_TEST,
  WEEK,
  WORK,
  WORKERS,
} from './calls.ts';

/** What people at the desk may call. */
export const DESK_FUNCTIONS: Readonly<Record<string, FunctionRights>> = {
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
  'desk_campaigns(text,text)': {
    call: "public.desk_campaigns('7d', 'today')",
    allowed: ['administrator'],
  },
  'desk_content_right()': { call: 'public.desk_content_right()', allowed: EDITORS },
  'silent_servers()': { call: 'public.silent_servers()', allowed: ['administrator'] },
  'unusual_reading()': { call: 'public.unusual_reading()', allowed: ['administrator'] },
  'server_warnings()': { call: 'public.server_warnings()', allowed: ['administrator'] },
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
  'desk_export(uuid,text,integer)': {
    call: `public.desk_export('00000000-0000-4000-8000-0000000000e1')`,
    allowed: ['administrator'],
  },
  'export_progress(uuid)': {
    call: `public.export_progress(${NOBODY})`,
    allowed: ['administrator'],
  },
  'end_export(uuid,boolean)': {
    call: `public.end_export(${NOBODY}, false)`,
    allowed: ['administrator'],
  },
  'export_person(text)': {
    call: "public.export_person('x@example.in')",
    allowed: ['administrator'],
  },
  'related_leads(text)': {
    call: "public.related_leads('x@example.in')",
    allowed: ['administrator'],
  },
  'erase_person(text,uuid[])': {
    call: "public.erase_person('x@example.in')",
    allowed: ['administrator'],
  },
  'calendar_feed()': { call: 'public.calendar_feed()', allowed: READERS },
  'renew_calendar_feed()': { call: 'public.renew_calendar_feed()', allowed: READERS },
  'remove_calendar_feed()': { call: 'public.remove_calendar_feed()', allowed: READERS },
  'push_key()': { call: 'public.push_key()', allowed: READERS },
  'save_push_subscription(text,text,text)': {
    call: `public.save_push_subscription(${ENDPOINT}, ${PUSH_KEY}, 'aaaaaaaaaaaaaaaaaaaaaa')`,
    allowed: READERS,
  },
  // Of one's own subscriptions only, which nobody has here.
  'delete_push_subscription(text)': {
    call: `public.delete_push_subscription(${ENDPOINT})`,
    allowed: ['stranger', 'editor', ...READERS],
  },
  'send_test_push(text)': { call: SEND_TEST, allowed: READERS },
};
