import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { RECEIPT_ENDPOINT, SOFT_LEAD_ENDPOINT } from '../../../contract/routes.ts';
import { API_KEY } from '../home/accounts.ts';
import {
  ENDPOINTS,
  FIELDS,
  HEADERS,
  METHODS,
  PATHS,
  RANGES,
  TEXTS,
  TOKENS,
  TYPES,
  VALUES,
} from './hostile-words.ts';
import type { Random } from './random.ts';
import type { RequestParts } from './render-request.ts';

const ENQUIRY = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '98765 43210',
  subject: '',
  message: 'Space in Phase 8',
};
const JSON_TYPE = ['Content-Type', 'application/json'] as const;
const KEYED = [['apikey', API_KEY], JSON_TYPE] as const;

/** Makes one request, or bytes that are none. */
export type Maker = (random: Random) => RequestParts | Buffer;

/** Every kind of attack, by what it is. */
export const MAKERS: Record<string, Maker> = {
  'random bytes': (random) => random.bytes(1 + random.number(3_000)),
  'random bytes as a body': (random) => ({
    path: random.pick(ENDPOINTS),
    headers: KEYED,
    body: random.bytes(1 + random.number(3_000)),
  }),
  'a huge body': (random) => ({
    path: random.pick(ENDPOINTS),
    headers: KEYED,
    body: Buffer.alloc(70_000 + random.number(500_000), '{"name":'),
  }),
  'a length that lies': (random) => ({
    path: random.pick(ENDPOINTS),
    headers: KEYED,
    body: JSON.stringify(ENQUIRY),
    length: random.pick([0, 3, 5_000, 10 ** 12]),
  }),
  'chunks without end': (random) => ({
    path: random.pick(ENDPOINTS),
    headers: [...KEYED, ['Transfer-Encoding', 'chunked']],
    body: `3e8\r\n${'x'.repeat(1_000)}\r\n`.repeat(random.pick([1, 300])),
    ...(random.number(2) ? { length: 5 } : {}),
  }),
  'deep JSON': (random) => {
    const depth = random.pick([100, 5_000, 30_000]);
    const [open, close] = random.pick([
      ['[', ']'],
      ['{"a":', '}'],
    ] as const);
    const inner = `${open.repeat(Math.min(depth, 60_000 / (open.length + 1)))}1`;
    return {
      path: random.pick(ENDPOINTS),
      headers: KEYED,
      body: random.number(2) ? inner + close.repeat(depth) : inner,
    };
  },
  'wrong types': (random) => ({
    path: random.pick(ENDPOINTS),
    headers: KEYED,
    body: JSON.stringify({ ...ENQUIRY, ...wrongFields(random) }),
  }),
  'a body that is no object': (random) => ({
    path: random.pick(ENDPOINTS),
    headers: KEYED,
    body: JSON.stringify(random.pick(VALUES)) ?? '',
  }),
  'injection into fields': (random) => ({
    path: random.pick(ENDPOINTS),
    headers: KEYED,
    body: JSON.stringify(
      Object.fromEntries(
        [...Object.keys(ENQUIRY), 'password', 'token', 'address'].map((field) => [
          field,
          random.pick(TEXTS),
        ]),
      ),
    ),
  }),
  'injection into headers': (random) => ({
    path: random.pick(ENDPOINTS),
    headers: [...KEYED, [random.pick(HEADERS), random.pick(TEXTS).replace(/[\r\n\0]/g, '')]],
    body: JSON.stringify(ENQUIRY),
  }),
  'a path trick': (random) => ({
    method: random.pick(['GET', 'GET', 'POST', 'DELETE']),
    path: random.pick(PATHS),
    headers: KEYED,
  }),
  'many headers': (random) => ({
    method: 'GET',
    path: random.pick(ENDPOINTS),
    headers: Array.from(
      { length: random.pick([90, 1_500, 3_000]) },
      (_, at) => [`X-H${at}`, 'a'] as const,
    ),
  }),
  'bad UTF-8': (random) => ({
    path: random.pick(ENDPOINTS),
    headers: KEYED,
    body: Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from([0xc3, 0x28, 0xf0, 0x28, 0x8c, 0xff]),
      Buffer.from('","email":"a@b.in"}'),
    ]),
  }),
  'a bad token': (random) => ({
    method: random.pick(METHODS),
    path: random.pick(ENDPOINTS),
    headers: [...KEYED, ['Authorization', `Bearer ${random.pick(TOKENS)}`]],
  }),
  'a bad receipt or proof': (random) => ({
    path: random.pick([ENQUIRY_ENDPOINT, RECEIPT_ENDPOINT]),
    headers: KEYED,
    body: JSON.stringify({
      token: random.pick(VALUES),
      action: random.pick(['see', 'erase', 'correct', 'consent', ...TEXTS]),
      submissionId: random.pick(VALUES),
      ...(random.number(2)
        ? { proof: random.pick([...VALUES, '{"challenge":{"parameters":{}}}']) }
        : {}),
    }),
  }),
  'a wrong method': (random) => ({ method: random.pick(METHODS), path: random.pick(ENDPOINTS) }),
  'a wrong type': (random) => ({
    path: random.pick(ENDPOINTS),
    headers: [
      ['apikey', API_KEY],
      ['Content-Type', random.pick(TYPES)],
    ],
    body: 'name=a&name=b&email[]=c&message=%ff%00',
  }),
  'an abused range': (random) => ({
    method: 'GET',
    path: random.pick(['/', '/menus/roll-nation.pdf', '/rest/v1/leads', '/contact', '/robots.txt']),
    headers: [
      ['apikey', API_KEY],
      ['Range', random.pick(RANGES)],
      ['Prefer', 'count=exact'],
    ],
  }),
  'a hostile campaign': (random) => ({
    path: random.pick([ENQUIRY_ENDPOINT, SOFT_LEAD_ENDPOINT]),
    headers: KEYED,
    body: JSON.stringify({
      ...ENQUIRY,
      code: 'K7Q2',
      page: `/${random.pick(TEXTS)}`.slice(0, 200),
      attribution: {
        first: {
          utm_source: random.pick(TEXTS).slice(0, 100),
          at: random.pick([1e308, 1e-300, -1]),
          landing: 'न'.repeat(200),
          referrer: 'न'.repeat(200),
        },
        looked: random.pick(TEXTS).slice(0, 200),
        page: 'न'.repeat(200),
        last: { utm_term: 'न'.repeat(100), landing: 'न'.repeat(200), referrer: 'न'.repeat(200) },
      },
    }),
  }),
};

const wrongFields = (random: Random) =>
  Object.fromEntries(
    FIELDS.filter(() => random.number(3) === 0).map((field) => [field, random.pick(VALUES)]),
  );
