import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const read = (body: string, headers: Record<string, string> = {}) =>
  readArguments(new Request('http://rest.test/', { method: 'POST', body, headers }));
const JSON_TYPE = { 'Content-Type': 'application/json' };

test.each([
  ['', { json: '{}', names: [] }],
  [' \n', { json: '{}', names: [] }],
  ['{"b": 1, "a": null}', { json: '{"b": 1, "a": null}', names: ['b', 'a'] }],
  ['{"n": 12345678901234567890}', { json: '{"n": 12345678901234567890}', names: ['n'] }],
])('%j', async (body, expected) => {
  expect(await read(body, JSON_TYPE)).toEqual(expected);
});

test.each(['[]', 'null', '1', '"a"', '{"a":'])('%s is refused', async (body) => {
  await expect(read(body, JSON_TYPE)).rejects.toMatchObject({ status: 400, code: 'PGRST102' });
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/vnd.pgrst.object+json',
])('a body may come as %s', async (type) => {
  expect((await read('{"a": 1}', { 'Content-Type': type })).names).toEqual(['a']);
});

test('a body may come without a type', async () => {
  const request = new Request('http://rest.test/', { method: 'POST' });
  expect(await readArguments(request)).toEqual({ json: '{}', names: [] });
});

test.each(['text/plain', 'application/jsonp', 'multipart/form-data'])(
  'a body as %s is refused by name',
  async (type) => {
    await expect(read('{"a": 1}', { 'Content-Type': type })).rejects.toMatchObject({
      status: 400,
      code: 'PGRST102',
      message: `Content-Type not acceptable: ${type}`,
    });
  },
);

test('a hundred arguments are allowed, and no more', async () => {
  const many = (length: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length }, (_, at) => [`a${at}`, at])));
  expect((await read(many(100), JSON_TYPE)).names).toHaveLength(100);
  await expect(read(many(101), JSON_TYPE)).rejects.toMatchObject({
    status: 400,
    message: 'Too many arguments in one request',
    details: 'At most 100 are allowed.',
  });
});
