import { expect, test } from 'vitest';
import { describeApplied, parsePreferences } from './preferences.ts';

const NONE = { returns: undefined, count: undefined, handling: undefined, maxAffected: undefined };

test.each([
  [null, {}],
  ['', {}],
  ['return=representation', { returns: 'representation' }],
  ['return=headers-only,count=estimated', { returns: 'headers-only', count: 'estimated' }],
  ['  return=minimal ,  count=exact ', { returns: 'minimal', count: 'exact' }],
  ['return=minimal, return=representation', { returns: 'minimal' }],
  ['count=many, count=planned', { count: 'planned' }],
  ['handling=strict, max-affected=5', { handling: 'strict', maxAffected: 5 }],
  ['max-affected=5', {}],
  ['tx=rollback, missing=null, respond-async', {}],
])('%s', (header, expected) => {
  expect(parsePreferences(header)).toEqual({ ...NONE, ...expected });
});

test.each([
  ['resolution=merge-duplicates', 'PGRST127'],
  ['return=minimal, resolution=ignore-duplicates', 'PGRST127'],
  ['missing=default', 'PGRST127'],
  ['handling=strict, respond-async', 'PGRST122'],
])('%s is refused', (header, code) => {
  expect(() => parsePreferences(header)).toThrow(expect.objectContaining({ status: 400, code }));
});

test('a read follows fewer preferences than a write', () => {
  const preferences = parsePreferences(
    'return=minimal, count=exact, handling=strict, max-affected=2',
  );
  expect(describeApplied(preferences, true)).toBe(
    'return=minimal, count=exact, handling=strict, max-affected=2',
  );
  expect(describeApplied(preferences, false)).toBe('count=exact, handling=strict');
  expect(describeApplied(parsePreferences(null), true)).toBeUndefined();
});
