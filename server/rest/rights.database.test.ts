import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTORS, type Actor } from '../../supabase/tests/actors.ts';
import { FUNCTION_RIGHTS } from '../../supabase/tests/function-rights.ts';
import { type RestService, startRestService } from './testing/rest-service.ts';

const NOBODY = '00000000-0000-4000-8000-00000000000b';
const STORED = '00000000-0000-4000-8000-00000000000c';
const of_lead = NOBODY;
const lead = {
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'A',
  email: 'a@b.in',
  message: 'm',
};

/** Harmless arguments for each function that the API can reach. */
const ARGUMENTS: Readonly<Record<string, object>> = {
  before_user_created: { event: { user: { email: 'x@example.in' } } },
  submit_enquiry: { lead, mails: [] },
  assess_enquiry: { submission: NOBODY, buckets: [] },
  accept_proof: { submission: NOBODY },
  read_receipt: { of_lead },
  correct_enquiry: { of_lead, fields: {}, mails: [] },
  decide_correction: { lead_id: NOBODY, entry: 0, is_accepted: true },
  change_consent: { of_lead, consent: { purpose: 'news', is_granted: false } },
  desk_team: {},
  team_settings: {},
  invite_member: { email: 'x@example.in', member_role: 'caller', site: 'https://example.in' },
  revoke_invitation: { invitation: NOBODY },
  change_member_role: { member: NOBODY, member_role: 'viewer' },
  remove_member: { member: NOBODY },
  set_assignment: { rule: 'off', cities: [] },
  erase_enquiry: { of_lead },
  record_soft_lead: { code: 'K7Q2', page: '/menu' },
  work_lead: { lead_id: lead.id, change: { note: 'Hello' } },
  undo_work: {},
  desk_leads: { filter: { list: 'new' } },
  desk_counts: {},
  desk_found: { filter: { city: 'Moga' } },
  desk_facets: {},
  desk_views: {},
  save_desk_view: { view_id: NOBODY, name: 'Mine', filter: {} },
  delete_desk_view: { view_id: NOBODY },
  desk_week: {
    from_day: '7d',
    until_day: 'today',
    hours: { aim_minutes: 15, days: [1, 2], from: 10, until: 19, reply_hours: 24 },
  },
  desk_campaigns: { from_day: '7d', until_day: 'today' },
  desk_content_right: {},
  desk_bin: { at_most: 1 },
  bin_leads: { run_id: NOBODY, target: { ids: [NOBODY] } },
  bulk_work: { target: { ids: [NOBODY] }, change: { answered: true } },
  undo_bulk: {},
  merge_leads: { kept: STORED, is_dry_run: false },
  undo_merge: {},
  add_lead: { lead: { name: 'A', phone: '+919876543210' } },
  undo_add: {},
  find_known: { contacts: [] },
  import_leads: { batch_id: NOBODY, rows: [{ number: 1, lead: {} }] },
  undo_import: { batch_id: NOBODY },
  export_size: {},
  begin_export: { filter: {}, format: 'csv', with_no_contact: true },
  desk_export: { export: NOBODY },
  export_progress: { export: NOBODY },
  end_export: { export: NOBODY },
  restore_leads: { lead_ids: [] },
  desk_lead: { reference: 'YC-0000-0000' },
  report_server_warning: { code: 'matrix' },
  server_warnings: {},
  report_server: { home: 'matrix', place: 'here', length: 0 },
  sign_off_server: { home: 'matrix' },
  silent_servers: {},
  unusual_reading: {},
  run_retention: {},
  release_lead: { lead_id: NOBODY },
  record_desk_use: { action: 'viewed', lead_ids: [] },
  audit_entries: {},
  soft_leads: { at_most: 5 },
  lead_health: {},
  begin_test_enquiry: {},
  test_enquiry_state: { test_id: NOBODY },
  lead_ledger: { of_lead },
  retry_mail: { mail_id: NOBODY },
  export_person: { address: 'x@example.in' },
  related_leads: { address: 'x@example.in' },
  erase_person: { address: 'x@example.in' },
  claim_mail: { batch: 1 },
  offer_push_key: { key: 'B'.repeat(87) },
  push_key: {},
  save_push_subscription: {
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  },
  delete_push_subscription: { endpoint: 'https://push.example/none' },
  send_test_push: {},
  claim_push: { batch: 1 },
  settle_push: { message_id: 0, outcome: 'sent' },
  settle_mail: { mail_id: NOBODY },
  open_digest: { at_hour: 0, on_days: [] },
  queue_digest: { of_day: '2020-01-01' },
  calendar_feed: {},
  renew_calendar_feed: {},
  remove_calendar_feed: {},
  calendar_entries: { token: 'x' },
  count_request: { bucket: 'matrix', allowed: 1, window_seconds: 60 },
};

/** An id of each actor's own: nobody may repeat or undo another's action. */
const idOf = (kind: 'a' | 'b' | 'c' | 'd' | 'e' | 'f', actor: Actor) =>
  `00000000-0000-4000-8000-0000000000${kind}${ACTORS.indexOf(actor)}`;

/** What each actor gives in a way of his own. */
function ownArguments(name: string, actor: Actor): object {
  if (name === 'work_lead' || name === 'undo_work') return { action_id: idOf('a', actor) };
  if (name === 'bulk_work' || name === 'undo_bulk') return { run_id: idOf('b', actor) };
  if (/_desk_view$/.test(name)) return { view_id: idOf('f', actor) };
  if (name === 'add_lead' || name === 'undo_add') return { action_id: idOf('e', actor) };
  if (name === 'save_push_subscription' || name === 'send_test_push') {
    return { endpoint: `https://push.example/${actor}` };
  }
  if (name === 'undo_merge') return { action_id: idOf('c', actor) };
  if (name !== 'merge_leads') return {};
  return { action_id: idOf('c', actor), merged: [idOf('d', actor)] };
}

let service: RestService;
let clients: Record<Actor, SupabaseClient>;

beforeAll(async () => {
  service = await startRestService();
  await service.database.transaction((tx) =>
    tx.query(
      "insert into public.leads (id, name, email, message) select id, 'B', 'b@c.in', 'm' from unnest($1::uuid[]) id",
      [[STORED, ...ACTORS.map((actor) => idOf('d', actor))]],
    ),
  );
  const [administrator, stranger] = [await service.signUp('admin'), await service.signUp('member')];
  const [caller, viewer] = [await service.signUp('caller'), await service.signUp('viewer')];
  const editor = await service.signUp('editor');
  await service.database.transaction((tx) =>
    tx.query(
      "insert into private.exports (id, actor, format, leads, filter) values ($1, $2, 'csv', 1, '{}')",
      [NOBODY, administrator.id],
    ),
  );
  clients = {
    anonymous: service.clientFor(),
    stranger: service.clientFor(stranger.token),
    viewer: service.clientFor(viewer.token),
    editor: service.clientFor(editor.token),
    caller: service.clientFor(caller.token),
    administrator: service.clientFor(administrator.token),
    service: service.clientFor(service.serviceToken),
  };
});
afterAll(() => service.drop());

test('every function of the access matrix is tested', () => {
  const names = Object.keys(FUNCTION_RIGHTS).map((signature) => signature.split('(')[0]);
  expect(Object.keys(ARGUMENTS).sort()).toEqual(names.sort());
});

test.each(Object.entries(FUNCTION_RIGHTS))('%s', async (signature, { allowed }) => {
  const name = signature.split('(')[0] ?? '';
  for (const actor of ACTORS) {
    const { status, error } = await clients[actor].rpc(name, {
      ...ARGUMENTS[name],
      ...ownArguments(name, actor),
    });
    const outcome = error ? [status, error.code] : status < 300;
    const denied = [actor === 'anonymous' ? 401 : 403, '42501'];
    expect(outcome, `${actor}: ${error?.message}`).toEqual(allowed.includes(actor) || denied);
  }
});
