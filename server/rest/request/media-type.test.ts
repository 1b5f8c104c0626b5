import { expect, test } from 'vitest';
import { negotiate } from './media-type.ts';

test.each([
  [null, 'array', false, 'application/json; charset=utf-8'],
  ['*/*', 'array', false, 'application/json; charset=utf-8'],
  ['text/html, application/json;q=0.9', 'array', false, 'application/json; charset=utf-8'],
  ['Text/CSV', 'csv', false, 'text/csv; charset=utf-8'],
  [
    'application/vnd.pgrst.object+json',
    'object',
    false,
    'application/vnd.pgrst.object+json; charset=utf-8',
  ],
  [
    'application/vnd.pgrst.array+json; nulls=stripped',
    'array',
    true,
    'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
  ],
])('%s', (accept, form, isStripped, contentType) => {
  expect(negotiate(accept)).toEqual({ form, isStripped, contentType });
});

test.each(['application/xml', 'text/csv;nulls=stripped', '', 'constructor'])(
  '%s is not offered',
  (accept) => {
    expect(() => negotiate(accept)).toThrow(
      expect.objectContaining({ status: 406, code: 'PGRST107' }),
    );
  },
);
