import { expect, it } from 'vitest';
import { storableAttribution } from './storable-attribution.ts';

it('keeps campaign parameters', () => {
  const touch = {
    utm_source: 'google',
    gclid: 'abc',
    landing: '/franchise',
    at: 1_763_700_000_000,
  };
  expect(storableAttribution({ first: touch, page: '/contact', other: 1 })).toEqual({
    first: touch,
    page: '/contact',
  });
});

it('drops what PostgreSQL cannot hold, and keeps the rest', () => {
  const first = { utm_source: 'a\u0000b', utm_term: '\ud800', at: 1e308, landing: '/' };
  expect(storableAttribution({ first })).toEqual({
    first: { utm_source: 'ab', utm_term: '\ufffd', landing: '/' },
  });
});

it('drops what is too long for the column', () => {
  const long = {
    referrer: 'न'.repeat(200),
    landing: 'न'.repeat(200),
    utm_term: 'न'.repeat(100),
    utm_content: 'न'.repeat(100),
  };
  expect(storableAttribution({ first: long, last: long, page: 'न'.repeat(200) })).toEqual({});
});

it.each([undefined, null, 7, 'text', [], { first: 'x' }])('reads nothing from %j', (input) => {
  expect(storableAttribution(input)).toEqual({});
});

it.each([
  [3_900, 'keeps'],
  [3_901, 'drops'],
])(
  'with %i bytes, the column’s limit allowing for its own spaces, %s all of it',
  (bytes, verdict) => {
    const touch = {
      referrer: 'न'.repeat(200),
      landing: 'न'.repeat(200),
      utm_term: 'न'.repeat(100),
    };
    const full = { first: touch, last: { ...touch, utm_source: '' }, page: 'न'.repeat(200) };
    const sizeOf = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length;
    const missing = bytes - sizeOf(full);
    full.last.utm_source = 'x'.repeat(missing % 3) + 'न'.repeat(Math.floor(missing / 3));
    expect(sizeOf(full)).toBe(bytes);
    expect(storableAttribution(full)).toEqual(verdict === 'keeps' ? full : {});
  },
);
