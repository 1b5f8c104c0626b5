import { expect, test } from 'vitest';
import { parsePayload } from './payload.ts';

test('an object', () => {
  expect(parsePayload('{"a":1,"b":null}', undefined)).toEqual({
    json: '{"a":1,"b":null}',
    isArray: false,
    keys: ['a', 'b'],
  });
});

test('objects with the same keys in any order', () => {
  const payload = parsePayload('[{"a":1,"b":2},{"b":1,"a":2}]', undefined);
  expect(payload).toMatchObject({ isArray: true, keys: ['a', 'b'] });
});

test('columns= decides, whatever the objects hold', () => {
  expect(parsePayload('[{"a":1},{"b":2}]', ['b', 'c', 'b']).keys).toEqual(['b', 'c']);
});

test('no objects have no keys', () => {
  expect(parsePayload('[]', undefined).keys).toEqual([]);
});

test.each([
  '',
  '{',
  'null',
  '1',
  '"a"',
  '[1]',
  '[null]',
  '[[]]',
  '[{"a":1},{"b":1}]',
  '[{"a":1},{}]',
])('%s is refused', (json) => {
  expect(() => parsePayload(json, undefined)).toThrow(
    expect.objectContaining({ status: 400, code: 'PGRST102' }),
  );
});

test('a key that every object inherits is no key', () => {
  expect(() => parsePayload('[{"toString":1},{"a":1}]', undefined)).toThrow('keys must match');
});
