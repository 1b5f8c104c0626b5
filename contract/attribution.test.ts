import { expect, it } from 'vitest';
import { parseAttribution } from './attribution.ts';

it('keeps addresses of two hundred characters and marks of one hundred, and no longer ones', () => {
  const kept = { first: { landing: 'x'.repeat(200), utm_source: 'x'.repeat(100) } };
  expect(parseAttribution(kept)).toEqual(kept);
  expect(parseAttribution({ page: 'x'.repeat(201) })).toEqual({});
  expect(parseAttribution({ first: { utm_source: 'x'.repeat(101) } })).toEqual({});
});

it.each([null, 'text', 7, { page: 7 }, { first: 'ad' }])('takes nothing out of %j', (input) => {
  expect(parseAttribution(input)).toEqual({});
});
