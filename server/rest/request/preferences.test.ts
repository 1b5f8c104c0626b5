import { expect, test } from 'vitest';
import { describeApplied, parsePreferences, type RequestKind } from './preferences.ts';

const NONE = { returns: undefined, count: undefined, handling: undefined, maxAffected: undefined };

test.each<[RequestKind, string | null, object]>([
  ['read', null, {}],
  ['read', '', {}],
  ['read', '  count=exact ,  handling=lenient ', { count: 'exact', handling: 'lenient' }],
  ['delete', 'return=representation', { returns: 'representation' }],
  ['delete', 'return=minimal, return=representation', { returns: 'minimal' }],
  ['delete', 'handling=strict, max-affected=5', { handling: 'strict', maxAffected: 5 }],
  ['call', 'max-affected=0,handling=strict', { handling: 'strict', maxAffected: 0 }],
  ['read', 'respond-async, wait=10, returning', {}],
])('%s: %s', (kind, header, expected) => {
  expect(parsePreferences(header, kind)).toEqual({ ...NONE, ...expected });
});

test.each<[RequestKind, string, string]>([
  ['read', 'count=planned', 'Prefer: count=planned when reading'],
  ['read', 'count=estimated', 'Prefer: count=estimated when reading'],
  ['read', 'count=many', 'Prefer: count=many when reading'],
  ['read', 'return=minimal', 'Prefer: return=minimal when reading'],
  ['read', 'handling=strict, max-affected=5', 'Prefer: max-affected=5 when reading'],
  ['read', 'timezone=Asia/Kolkata', 'Prefer: timezone=Asia/Kolkata when reading'],
  ['delete', 'return=headers-only', 'Prefer: return=headers-only when deleting'],
  ['delete', 'tx=rollback', 'Prefer: tx=rollback when deleting'],
  ['delete', 'max-affected=5', 'Prefer: max-affected without handling=strict'],
  ['delete', 'handling=lenient, max-affected=5', 'Prefer: max-affected without handling=strict'],
  ['delete', 'handling=strict, Max-Affected = 5', 'Prefer: Max-Affected = 5 when deleting'],
  ['delete', 'handling=strict, max-affected=-5', 'Prefer: max-affected=-5 when deleting'],
  ['delete', 'resolution=merge-duplicates', 'Prefer: resolution=merge-duplicates when deleting'],
  ['delete', 'missing=default', 'Prefer: missing=default when deleting'],
  ['call', 'count=exact', 'Prefer: count=exact when calling a function'],
  ['call', 'return=minimal', 'Prefer: return=minimal when calling a function'],
  ['call', 'params=single-object', 'Prefer: params=single-object when calling a function'],
])('%s: %s is not offered', (kind, header, details) => {
  expect(() => parsePreferences(header, kind)).toThrow(
    expect.objectContaining({ status: 400, code: 'PGRST127', details }),
  );
});

test('handling=strict refuses unknown preferences', () => {
  expect(() => parsePreferences('handling=strict, respond-async', 'call')).toThrow(
    expect.objectContaining({
      status: 400,
      code: 'PGRST122',
      details: 'Invalid preferences: respond-async',
    }),
  );
});

test('names the applied preferences', () => {
  const header = 'return=minimal, count=exact, handling=strict, max-affected=2';
  expect(describeApplied(parsePreferences(header, 'delete'))).toBe(header);
  expect(describeApplied(parsePreferences(null, 'read'))).toBeUndefined();
});
