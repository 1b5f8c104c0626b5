import type { Actor } from '../actors.ts';

/** The id of no lead. */
export const NOBODY = "'00000000-0000-4000-8000-00000000000b'";

/** The lead that `fillProductTables` stores. */
export const STORED = "'00000000-0000-4000-8000-00000000000c'";
/** One of the same address, stored beside it. */
export const TWIN = "'00000000-0000-4000-8000-00000000000d'";
export const ADDED = `(public.add_lead(gen_random_uuid(), '{"name": "A", "phone": "+919876543210"}') ->> 'id')::uuid`;
export const WORK = `public.work_lead(gen_random_uuid(), ${STORED}, '{"note": "Hello"}')`;

/** Who is shown leads, and who records work on them. */
export const READERS: readonly Actor[] = ['viewer', 'caller', 'administrator'];
export const WORKERS: readonly Actor[] = ['caller', 'administrator'];
/** Who keeps the site's content. */
export const EDITORS: readonly Actor[] = ['editor', 'administrator'];
/** Another lead of the same address joins the stored one, as a dry run. */
export const MERGE = `public.merge_leads(gen_random_uuid(), ${STORED}, array[${TWIN}]::uuid[])`;
export const ENDPOINT = "'https://push.example/matrix'";
export const PUSH_KEY = `'${'B'.repeat(87)}'`;
export const SEND_TEST = `(select public.send_test_push(${ENDPOINT}) from
  public.save_push_subscription(${ENDPOINT}, ${PUSH_KEY}, 'aaaaaaaaaaaaaaaaaaaaaa'))`;
export const WEEK = `public.desk_week('7d', 'today',
  '{"aim_minutes": 15, "days": [1], "from": 10, "until": 19, "reply_hours": 24}')`;

export interface FunctionRights {
  /** A call with harmless arguments. */
  call: string;
  allowed: readonly Actor[];
}
