import fc from 'fast-check';
import type { DeskCalls } from '../../../contract/desk-calls.ts';

/** The id of the lead that is there. */
export const LEAD = '00000000-0000-4000-8000-0000000000aa';

/** Words that functions of the desk know, so that a body gets past the first check. */
const KNOWN_KEYS = `
  ids filter everything list search stage from until order city tag number lead name phone
  email phone_typed fields created_at is_allowed said member add_tag remove_tag assigned_to
  answered reason note due_at due_what area_sqft budget_rupees aim_minutes days hours
  reply_hours __proto__ constructor sort tags
`
  .trim()
  .split(/\s+/);
const HOSTILE = [
  ...[
    '',
    ' ',
    '\u0000',
    '\uD800',
    '\u202Eabc',
    "'; drop table public.leads; --",
    '%',
    '_%',
    '\\',
    '\\%',
    '=1+1',
  ],
  ...[
    'infinity',
    '-infinity',
    'NaN',
    '0000-00-00',
    '9999-12-31T23:59:59Z',
    '0001-01-01T00:00:00+99:99',
    'today',
  ],
  ...[
    '-999999d',
    '99999999999d',
    '2026-02-30',
    LEAD,
    'YC-0000-0000',
    '10 ffffffff-ffff-ffff-ffff-ffffffffffff',
  ],
  ...[
    '99999999999999999 ffffffff-ffff-ffff-ffff-ffffffffffff',
    '+919876543210',
    'a@b.in',
    '& | ! <->',
    "':*' & a",
  ],
  ...[
    'all',
    'new',
    'won',
    'quarantine',
    'off',
    'city',
    'csv',
    'caller',
    'newest',
    'a'.repeat(20_000),
  ],
];
/** Anything that JSON can say, with a liking for what breaks things. */
export const hostileValue = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1e21, 2 ** 31, 2 ** 63, -0.5, 1e308),
    fc.constantFrom(...HOSTILE),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KNOWN_KEYS), tie('any'), { maxKeys: 4 }),
  ),
})).any;

const filter = {
  list: 'all',
  search: 'Asha 98765',
  stage: ['new'],
  city: 'Moga',
  from: '2026-01-01',
  tag: 'a',
};
const arrived = {
  name: 'A',
  phone: '+919876543210',
  created_at: '2026-11-01T00:00:00Z',
  fields: { city: 'Moga', area_sqft: 5 },
};
const hours = { aim_minutes: 15, days: [1, 2], from: 10, until: 19, reply_hours: 24 };
type Body = { [Name in keyof DeskCalls]: [Name, Required<DeskCalls[Name]>] }[keyof DeskCalls];

/** Bodies that are right and give every argument; one or two of their values are exchanged. */
export const RIGHT: readonly Body[] = [
  ['desk_leads', { filter, after: null, at_most: 5 }],
  ['desk_found', { filter }],
  ['desk_export', { export: LEAD, after: 5 }],
  ['export_progress', { export: LEAD }],
  ['end_export', { export: LEAD, is_whole: true }],
  ['export_size', { filter }],
  ['begin_export', { filter, format: 'csv', with_no_contact: true }],
  ['save_desk_view', { view_id: LEAD, name: 'Mine', filter }],
  ['delete_desk_view', { view_id: LEAD }],
  ['desk_campaigns', { from_day: '7d', until_day: 'today' }],
  ['desk_week', { from_day: '7d', until_day: 'today', hours }],
  ['desk_bin', { at_most: 1, after: null }],
  ['bin_leads', { run_id: LEAD, target: { ids: [LEAD] }, at_most: 0 }],
  ['bin_leads', { run_id: LEAD, target: { filter }, at_most: 0 }],
  [
    'bulk_work',
    { run_id: LEAD, target: { ids: [LEAD] }, change: { stage: 'lost', reason: 'Far' }, at_most: 5 },
  ],
  ['bulk_work', { run_id: LEAD, target: { filter }, change: { add_tag: 'b' }, at_most: 5 }],
  ['undo_bulk', { run_id: LEAD, at_most: 5 }],
  [
    'merge_leads',
    { action_id: LEAD, kept: LEAD, merged: [LEAD], choices: { city: LEAD }, is_dry_run: true },
  ],
  ['undo_merge', { action_id: LEAD }],
  [
    'add_lead',
    { action_id: LEAD, lead: arrived, calls: { is_allowed: true, said: 'On the phone' } },
  ],
  ['undo_add', { action_id: LEAD }],
  ['find_known', { contacts: [{ phone: '+919876543210', email: 'a@b.in' }] }],
  ['import_leads', { batch_id: LEAD, rows: [{ number: 1, lead: arrived }], file: 'a.csv' }],
  ['undo_import', { batch_id: LEAD }],
  ['restore_leads', { lead_ids: [LEAD], removal: LEAD }],
  [
    'work_lead',
    {
      action_id: LEAD,
      lead_id: LEAD,
      change: { note: 'Hello', tags: ['a'], due_at: '2026-12-01T00:00:00Z' },
    },
  ],
  ['invite_member', { email: 'x@example.in', member_role: 'caller', site: 'https://example.in' }],
  ['change_member_role', { member: LEAD, member_role: 'viewer' }],
  ['set_assignment', { rule: 'city', cities: [{ city: 'Moga', member: LEAD }] }],
  [
    'save_push_subscription',
    { endpoint: 'https://push.example/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  ],
  ['send_test_push', { endpoint: 'https://push.example/x' }],
  ['delete_push_subscription', { endpoint: 'https://push.example/x' }],
  ['undo_work', { action_id: LEAD }],
  ['desk_lead', { reference: LEAD }],
  ['release_lead', { lead_id: LEAD }],
  ['retry_mail', { mail_id: LEAD }],
  ['decide_correction', { lead_id: LEAD, entry: 1, is_accepted: true }],
  ['record_desk_use', { action: 'viewed', lead_ids: [LEAD] }],
  ['audit_entries', { before: 1, at_most: 5 }],
  ['chat_clicks', { at_most: 7 }],
  ['test_enquiry_state', { test_id: LEAD }],
  ['export_person', { address: 'a@b.in' }],
  ['related_leads', { address: 'a@b.in' }],
  ['erase_person', { address: 'nobody@b.in', also: [] }],
  ['revoke_invitation', { invitation: LEAD }],
  ['remove_member', { member: LEAD }],
];
