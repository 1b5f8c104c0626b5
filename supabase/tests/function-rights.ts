import type { Actor } from './actors.ts';

/** The id of no lead. */
const NOBODY = "'00000000-0000-4000-8000-00000000000b'";
/** The lead that `fillProductTables` stores, and one of the same address. */
const STORED = "'00000000-0000-4000-8000-00000000000c'";
const TWIN = "'00000000-0000-4000-8000-00000000000d'";
const NEW = '{"name": "A", "phone": "+919876543210"}';
const IDS = `'{"ids": [${NOBODY.replaceAll("'", '"')}]}'`;
const WORK = `public.work_lead(gen_random_uuid(), ${STORED}, '{"note": "Hello"}')`;
const BULK = `public.bulk_work(gen_random_uuid(), ${IDS}, '{"answered": true}')`;
const MERGE = `public.merge_leads(gen_random_uuid(), ${STORED}, array[${TWIN}]::uuid[]`;
const PUSH_KEY = `'${'B'.repeat(87)}'`;
const ENDPOINT = "'https://push.example/matrix'";
const SUBSCRIBE = `public.save_push_subscription(${ENDPOINT}, ${PUSH_KEY}, 'aaaaaaaaaaaaaaaaaaaaaa')`;
const HOURS = '{"aim_minutes": 15, "days": [1], "from": 10, "until": 19, "reply_hours": 24}';

const READERS: readonly Actor[] = ['viewer', 'caller', 'administrator'];

/** Every function of `public` by its arguments, with a call that changes little, and who may call it. */
const GROUPS: readonly [allowed: readonly Actor[], calls: Readonly<Record<string, string>>][] = [
  [[], { 'before_user_created(jsonb)': '\'{"user": {"email": "x@example.in"}}\'' }],
  [
    ['service'],
    {
      'submit_enquiry(jsonb,jsonb,jsonb)':
        '\'{"id": "00000000-0000-4000-8000-00000000000a", "name": "A", "email": "a@b.in", "message": "m"}\', \'[]\'',
      'assess_enquiry(uuid,jsonb)': `${NOBODY}, '[]'`,
      'accept_proof(uuid)': NOBODY,
      'read_receipt(uuid)': NOBODY,
      'correct_enquiry(uuid,jsonb,jsonb,jsonb)': `${NOBODY}, '{}', '[]'`,
      'change_consent(uuid,jsonb,jsonb)': `${NOBODY}, '{"purpose": "news", "is_granted": false}'`,
      'erase_enquiry(uuid)': NOBODY,
      'record_chat_click(text,text,jsonb)': "'K7Q2', '/menu'",
      'report_server(text,text,integer)': "'matrix', 'here', 0",
      'sign_off_server(text)': "'matrix'",
      'report_server_warning(text)': "'matrix'",
      'run_retention()': '',
      'claim_mail(integer)': '1',
      'settle_mail(uuid,text)': NOBODY,
      'open_digest(integer,integer[])': "0, '{}'",
      'queue_digest(date,jsonb,uuid[])': "'2020-01-01'",
      'calendar_entries(text)': "'x'",
      'offer_push_key(text)': PUSH_KEY,
      'claim_push(integer)': '1',
      'settle_push(bigint,text)': "0, 'sent'",
      'leads_to_value(text,integer)': "'x', 1",
      'value_leads(text,jsonb)': "'x', '[]'",
      'count_request(text,integer,integer)': "'matrix', 1, 60",
    },
  ],
  [['editor', 'administrator'], { 'desk_content_right()': '' }],
  // Of one's own subscriptions only, which nobody has here.
  [['stranger', 'editor', ...READERS], { 'delete_push_subscription(text)': ENDPOINT }],
  [
    READERS,
    {
      'desk_leads(jsonb,text,integer)': '',
      'desk_counts()': '',
      'desk_lead(text)': NOBODY,
      'desk_team()': '',
      'desk_found(jsonb)': '',
      'desk_facets()': '',
      'desk_views()': '',
      'save_desk_view(uuid,text,jsonb)': "gen_random_uuid(), 'Mine', '{}'",
      'delete_desk_view(uuid)': NOBODY,
      'desk_week(text,text,jsonb)': `'7d', 'today', '${HOURS}'`,
      'record_desk_use(text,uuid[])': "'viewed', '{}'",
      'chat_clicks(integer)': '',
      'calendar_feed()': '',
      'renew_calendar_feed()': '',
      'remove_calendar_feed()': '',
      'push_key()': '',
      'save_push_subscription(text,text,text)': `${ENDPOINT}, ${PUSH_KEY}, 'aaaaaaaaaaaaaaaaaaaaaa'`,
      'send_test_push(text)': `(select ${ENDPOINT} from ${SUBSCRIBE})`,
    },
  ],
  [
    ['caller', 'administrator'],
    {
      'decide_correction(uuid,integer,boolean)': `${NOBODY}, 0, true`,
      'work_lead(uuid,uuid,jsonb)': `gen_random_uuid(), ${STORED}, '{"note": "Hello"}'`,
      'undo_work(uuid)': `(${WORK} ->> 'action_id')::uuid`,
      'bulk_work(uuid,jsonb,jsonb,integer)': `gen_random_uuid(), ${IDS}, '{"answered": true}'`,
      'undo_bulk(uuid,integer)': `(${BULK} ->> 'run_id')::uuid`,
      'merge_leads(uuid,uuid,uuid[],jsonb,boolean)': `gen_random_uuid(), ${STORED}, array[${TWIN}]::uuid[]`,
      'undo_merge(uuid)': `(${MERGE}, '{}', false) ->> 'action_id')::uuid`,
      'release_lead(uuid)': NOBODY,
      'retry_mail(uuid)': NOBODY,
      'add_lead(uuid,jsonb,jsonb)': `gen_random_uuid(), '${NEW}'`,
      'undo_add(uuid)': `(public.add_lead(gen_random_uuid(), '${NEW}') ->> 'id')::uuid`,
      'find_known(jsonb)': "'[]'",
    },
  ],
  [
    ['administrator'],
    {
      'team_settings()': '',
      'invite_member(text,text,text)': "'x@example.in', 'caller', 'https://example.in'",
      'revoke_invitation(uuid)': NOBODY,
      'change_member_role(uuid,text)': `${NOBODY}, 'viewer'`,
      'remove_member(uuid)': NOBODY,
      'set_assignment(text,jsonb)': "'round-robin'",
      'desk_bin(integer,text)': '',
      'bin_leads(uuid,jsonb,integer)': `gen_random_uuid(), ${IDS}`,
      'restore_leads(uuid[],uuid)': '',
      'desk_campaigns(text,text)': "'7d', 'today'",
      'missing_heartbeats()': '',
      'unusual_reading()': '',
      'server_warnings()': '',
      'audit_entries(bigint,integer)': '',
      'lead_health()': '',
      'begin_test_enquiry()': '',
      'test_enquiry_state(uuid)': NOBODY,
      'import_leads(uuid,jsonb,text)': `${NOBODY}, '[{"number": 1, "lead": {}}]'`,
      'undo_import(uuid)': NOBODY,
      'export_size(jsonb)': '',
      'begin_export(jsonb,text,boolean)': "'{}', 'csv', true",
      'desk_export(uuid,bigint)': "'00000000-0000-4000-8000-0000000000e1'",
      'export_progress(uuid)': NOBODY,
      'end_export(uuid,boolean)': `${NOBODY}, false`,
      'export_person(text)': "'x@example.in'",
      'related_leads(text)': "'x@example.in'",
      'erase_person(text,uuid[])': "'x@example.in'",
    },
  ],
];

const nameOf = (signature: string) => signature.replace(/\(.*/, '');

export interface FunctionRights {
  call: string;
  allowed: readonly Actor[];
}

/** Every function of `public`, which the API can reach by name. */
export const FUNCTION_RIGHTS: Readonly<Record<string, FunctionRights>> = Object.fromEntries(
  GROUPS.flatMap(([allowed, calls]) =>
    Object.entries(calls).map(([signature, values]) => [
      signature,
      { call: `public.${nameOf(signature)}(${values})`, allowed },
    ]),
  ),
);

/** What people at the desk may call. */
export const DESK_FUNCTIONS = Object.entries(FUNCTION_RIGHTS).filter(([, { allowed }]) =>
  allowed.includes('administrator'),
);

/** One line for each function of `public` and `private` and each role that may execute it, beside its owner. */
export const READ_EXECUTE_RIGHTS = `select format('%s: %s', p.oid::regproc, coalesce(nullif(grantee, 0)::regrole::text, 'public')) as line
  from pg_proc p, aclexplode(coalesce(proacl, acldefault('f', proowner)))
  where pronamespace::regnamespace::text in ('public', 'private') and grantee <> proowner`;

/** What {@link READ_EXECUTE_RIGHTS} finds in either home; policies ask the private ones. */
export const EXECUTE_RIGHTS: readonly string[] = [
  ...Object.entries(FUNCTION_RIGHTS).flatMap(([signature, { allowed }]) =>
    allowed.slice(0, 1).map((actor) => {
      const role = actor === 'service' ? 'service_role' : 'authenticated';
      return `${nameOf(signature)}: ${role}`;
    }),
  ),
  'private.has_session: authenticated',
  'private.is_admin: authenticated',
];
