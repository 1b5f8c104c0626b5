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
  'private.mail_outbox': {},
  'private.rate_limits': {},
  'auth.users': {},
  'auth.sessions': {},
  'auth.refresh_tokens': {},
  'auth.one_time_tokens': {},
  'auth.known_networks': {},
};

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
  'submit_enquiry(jsonb,jsonb)': {
    call: `public.submit_enquiry(
      '{"id": "00000000-0000-4000-8000-00000000000a", "name": "A", "email": "a@b.in", "message": "m"}', '[]')`,
    allowed: ['service'],
  },
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
