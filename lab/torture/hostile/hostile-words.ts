import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { RECEIPT_ENDPOINT, SOFT_LEAD_ENDPOINT } from '../../../contract/routes.ts';

/** Everything that listens, and some that does not. */
export const ENDPOINTS = [
  ENQUIRY_ENDPOINT,
  `${ENQUIRY_ENDPOINT}?open`,
  SOFT_LEAD_ENDPOINT,
  RECEIPT_ENDPOINT,
  '/functions/v1/nothing',
  ...[
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'signup',
    'user',
    'recover',
  ].map((name) => `/auth/v1/${name}`),
  ...['verify', 'resend', 'logout?scope=global', 'otp', 'factors', 'admin/users', 'settings'].map(
    (name) => `/auth/v1/${name}`,
  ),
  ...[
    'leads',
    'profiles',
    'nothing',
    'rpc/lead_health',
    'rpc/export_person',
    'rpc/submit_enquiry',
  ].map((name) => `/rest/v1/${name}`),
  ...['rpc/audit_entries', 'rpc/release_lead', 'rpc/nothing', 'rpc/pg_sleep', ''].map(
    (name) => `/rest/v1/${name}`,
  ),
  '/',
  '/contact',
  '/healthz',
  '/menus/roll-nation.pdf',
] as const;
/** Methods, real and not. */
export const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'BREW',
  'get',
];
/** Texts that mean something to some program. */
export const TEXTS = [
  "' or 1=1 --",
  "'; drop table public.leads; --",
  '$1',
  '\u0000',
  '\ud800',
  'a\r\nBcc: all@example.com',
  '%0d%0aSet-Cookie: a=b',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '\u202e\u2066\ufeff',
  '',
  'null',
  'NaN',
  '1e309',
  'ñ'.repeat(2_000),
];
/** Values where a text is expected. */
export const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  [[]],
  {},
  ['a', 'b'],
  { toString: 1 },
  { length: 3 },
  { $ne: null },
  ...TEXTS,
];
/** Paths that mean another one to some program. */
export const PATHS = [
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '//rest/v1//leads',
  '/rest/v1/../../healthz',
  '/rest/v1/%2e%2e/auth/v1/user',
  '/rest/v1/leads%00',
  '/%',
  '/%c0%ae%c0%ae/',
  '/%ff%fe',
  `/${'a'.repeat(7_000)}`,
  `/rest/v1/${'leads,'.repeat(800)}`,
  `/${'../'.repeat(2_000)}`,
  '/rest/v1/leads?select=*,private(*)',
  '/rest/v1/leads?select=id&id=in.(1,2)&order=id.desc.nullslast&limit=-1',
  "/rest/v1/leads?name=eq.'%20or%201=1--",
  '/rest/v1/leads?or=(name.eq.a,and(email.like.*,not.or(phone.is.null)))',
  `/rest/v1/leads?or=${'('.repeat(500)}`,
  '/rest/v1/leads?offset=99999999999999999999',
  '/rest/v1/leads?id=eq.%00',
  '/rest/v1/leads?__proto__=eq.1&constructor=eq.1',
  '/rest/v1/rpc/__proto__',
  '/rest/v1/constructor',
  '/auth/v1/verify?token_hash=%00&type=signup',
  '/auth/v1/verify?token=a&type=recovery&redirect_to=javascript:alert(1)',
  '*',
  'http://evil.example/rest/v1/leads',
  '/index.html',
  '/.env',
  '/server/main.ts',
  '/contact.html.br',
];
/** Tokens that nobody gave out. */
export const TOKENS = [
  'x',
  'null',
  'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
  'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.AAAA',
  'a.b.c',
  '.'.repeat(300),
  'é',
];
/** Ranges of bytes and rows that cannot be. */
export const RANGES = [
  'bytes=0-0',
  'bytes=-1',
  'bytes=99999999999999999999-',
  'bytes=5-1',
  `bytes=${Array.from({ length: 500 }, (_, at) => `${at}-${at}`).join(',')}`,
  'bytes=abc',
  'items=0-1',
  '0-',
  '-',
  '9-3',
];

/** Every field that some endpoint reads. */
export const FIELDS = [
  ...['name', 'email', 'phone', 'subject', 'message', 'submissionId', 'formToken', 'homepage'],
  ...['consents', 'notice', 'attribution', 'token', 'password', 'code', 'page', 'proof'],
];
/** Headers that some endpoint reads. */
export const HEADERS = [
  ...['Prefer', 'Accept', 'Range', 'If-None-Match', 'Idempotency-Key', 'Accept-Profile'],
  ...['X-Forwarded-For', 'Cookie', 'Content-Encoding', 'Expect', 'Upgrade'],
];
/** Types that no endpoint takes, or takes for something else. */
export const TYPES = [
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-7',
  '',
];
