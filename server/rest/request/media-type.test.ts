import { expect, test } from 'vitest';
import { negotiate } from './media-type.ts';

const OBJECT = 'application/vnd.pgrst.object+json';

test.each([
  [null, 'array', 'application/json; charset=utf-8'],
  ['*/*', 'array', 'application/json; charset=utf-8'],
  ['text/html, application/json;q=0.9', 'array', 'application/json; charset=utf-8'],
  ['text/csv, application/json', 'array', 'application/json; charset=utf-8'],
  ['application/vnd.pgrst.array+json', 'array', 'application/json; charset=utf-8'],
  [OBJECT, 'object', `${OBJECT}; charset=utf-8`],
  ['Application/VND.pgrst.object+json', 'object', `${OBJECT}; charset=utf-8`],
])('%s', (accept, form, contentType) => {
  expect(negotiate(accept)).toEqual({ form, contentType });
});

test.each(['application/xml', '', 'constructor'])('%s is not available', (accept) => {
  expect(() => negotiate(accept)).toThrow(
    expect.objectContaining({ status: 406, code: 'PGRST107' }),
  );
});

test.each([
  'text/csv',
  'application/geo+json',
  'application/vnd.pgrst.plan+json;for="application/json";options=analyze',
  'application/vnd.pgrst.array+json;nulls=stripped',
  `${OBJECT};nulls=stripped`,
])('%s is a type of PostgREST that is not offered', (accept) => {
  expect(() => negotiate(accept)).toThrow(
    expect.objectContaining({ status: 400, code: 'PGRST127', details: `answers as ${accept}` }),
  );
});
