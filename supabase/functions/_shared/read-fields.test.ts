import { describe, expect, it } from 'vitest';
import { readFields, storableAttribution } from './read-fields.ts';

const LIMIT = 64;
const FORM = 'application/x-www-form-urlencoded';

const read = (body: RequestInit['body'], type = 'application/json') =>
  readFields(
    new Request('https://yctfc.example/', {
      method: 'POST',
      headers: { 'content-type': type },
      body: body ?? null,
      duplex: 'half',
    } as RequestInit),
    LIMIT,
  );
const statusOf = async (body: RequestInit['body'], type?: string) => {
  const found = await read(body, type);
  return 'refusal' in found ? found.refusal.status : 'read';
};
/** A JSON object of exactly so many bytes. */
const jsonOf = (bytes: number) =>
  JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) });

it.each<[string, string, string | number]>([
  ['as many bytes as the limit', jsonOf(LIMIT), 'read'],
  ['one byte more', jsonOf(LIMIT + 1), 413],
  ['fewer characters but more bytes', JSON.stringify({ name: 'क'.repeat(20) }), 413],
])('the byte limit with %s', async (_what, body, answer) => {
  expect(await statusOf(body)).toBe(answer);
});

it('refuses a body that breaks off with 400', async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error('connection lost')),
  });
  const found = await read(broken);
  expect('refusal' in found && [found.refusal.status, await found.refusal.json()]).toEqual([
    400,
    { error: { message: 'The request broke off.' } },
  ]);
});

describe('a posted form', () => {
  it('keeps what its hidden fields hold', async () => {
    expect(await read('name=A&homepage=https://x&notice=7&consents=news', FORM)).toEqual({
      kind: 'form',
      fields: expect.objectContaining({
        name: 'A',
        homepage: 'https://x',
        notice: '7',
        consents: ['news'],
      }),
    });
  });

  it('keeps an empty hidden field, and misses one that was not sent', async () => {
    const empty = await read('homepage=&notice=', FORM);
    expect(empty).toMatchObject({ fields: { homepage: '', notice: '' } });
    const missing = await read('name=A', FORM);
    const names = Object.keys('fields' in missing ? missing.fields : {});
    expect(names).toContain('name');
    expect(names).not.toContain('homepage');
    expect(names).not.toContain('notice');
  });
});

describe('attribution', () => {
  const [landing, utm_term] = ['न'.repeat(200), 'न'.repeat(100)];
  const TOUCH = { referrer: landing, landing, utm_term };

  it('drops what PostgreSQL cannot hold, and keeps the rest', () => {
    const first = { utm_source: 'a\u0000b', utm_term: '\ud800', at: 1e308, landing: '/' };
    expect(storableAttribution({ first })).toEqual({
      first: { utm_source: 'ab', utm_term: '\ufffd', landing: '/' },
    });
  });

  it('drops what is too long for the column', () => {
    const long = { ...TOUCH, utm_content: TOUCH.utm_term };
    expect(storableAttribution({ first: long, last: long, page: TOUCH.landing })).toEqual({});
  });

  it.each([
    [3_900, 'keeps'],
    [3_901, 'drops'],
  ])(
    'with %i bytes, the column’s limit allowing for its own spaces, %s all of it',
    (bytes, verdict) => {
      const full = { first: TOUCH, last: { ...TOUCH, utm_source: '' }, page: TOUCH.landing };
      const sizeOf = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length;
      const missing = bytes - sizeOf(full);
      full.last.utm_source = 'x'.repeat(missing % 3) + 'न'.repeat(Math.floor(missing / 3));
      expect(sizeOf(full)).toBe(bytes);
      expect(storableAttribution(full)).toEqual(verdict === 'keeps' ? full : {});
    },
  );
});
