import { type FunctionRights, NOBODY, PUSH_KEY } from './calls.ts';

/** What only our own functions and the auth service may call. */
export const SERVICE_FUNCTIONS: Readonly<Record<string, FunctionRights>> = {
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
  'report_server_warning(text)': {
    call: "public.report_server_warning('matrix')",
    allowed: ['service'],
  },
  'run_retention()': { call: 'public.run_retention()', allowed: ['service'] },
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
  'calendar_entries(text)': { call: "public.calendar_entries('x')", allowed: ['service'] },
  'offer_push_key(text)': { call: `public.offer_push_key(${PUSH_KEY})`, allowed: ['service'] },
  'claim_push(integer)': { call: 'public.claim_push(1)', allowed: ['service'] },
  'settle_push(bigint,text)': { call: "public.settle_push(0, 'sent')", allowed: ['service'] },
  'count_request(text,integer,integer)': {
    call: "public.count_request('matrix', 1, 60)",
    allowed: ['service'],
  },
};
