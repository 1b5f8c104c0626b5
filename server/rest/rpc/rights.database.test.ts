import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FUNCTION_RIGHTS } from '../../../supabase/tests/access-matrix.ts';
import { ACTORS, type Actor } from '../../../supabase/tests/actors.ts';
import { type RestService, startRestService } from '../testing/rest-service.ts';

const NOBODY = '00000000-0000-4000-8000-00000000000b';
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
  erase_enquiry: { of_lead },
  record_soft_lead: { code: 'K7Q2', page: '/menu' },
  work_lead: { action_id: NOBODY, lead_id: lead.id, change: { note: 'Hello' } },
  undo_work: { action_id: NOBODY },
  desk_leads: { filter: { list: 'new' } },
  desk_counts: {},
  desk_week: {
    from_day: '7d',
    until_day: 'today',
    hours: { aim_minutes: 15, days: [1, 2], from: 10, until: 19, reply_hours: 24 },
  },
  desk_bin: { at_most: 1 },
  restore_leads: { lead_ids: [] },
  desk_lead: { reference: 'YC-0000-0000' },
  report_spool: { home: 'matrix', length: 0 },
  report_server_warning: { code: 'matrix' },
  server_warnings: {},
  report_server: { home: 'matrix', place: 'here', length: 0 },
  sign_off_server: { home: 'matrix' },
  silent_servers: {},
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
  erase_person: { address: 'x@example.in' },
  claim_mail: { batch: 1 },
  settle_mail: { mail_id: NOBODY },
  count_request: { bucket: 'matrix', allowed: 1, window_seconds: 60 },
};

let service: RestService;
let clients: Record<Actor, SupabaseClient>;

beforeAll(async () => {
  service = await startRestService();
  const [administrator, stranger] = [await service.signUp('admin'), await service.signUp('member')];
  clients = {
    anonymous: service.clientFor(),
    stranger: service.clientFor(stranger.token),
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
    const { status, error } = await clients[actor].rpc(name, ARGUMENTS[name]);
    const outcome = error ? [status, error.code] : status < 300;
    const denied = [actor === 'anonymous' ? 401 : 403, '42501'];
    expect(outcome, `${actor}: ${error?.message}`).toEqual(allowed.includes(actor) || denied);
  }
});
