// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { readHistory } from './lead-details.tsx';

const at = '2026-11-21T10:00:00Z';
const words = { name: 'Asha', phone: '+919876543210', message: 'Hello' };

test('shows the first words whole and of each correction what it changed', () => {
  const found = readHistory([
    { kind: 'first', at, words },
    { kind: 'correction', at, words: { ...words, phone: '+919876500000' } },
    { kind: 'held', at, words: { ...words, message: 'BUY' }, reasons: ['Links'] },
    { kind: 'rejected', at },
    { kind: 'held', at, words: { ...words, message: 'Kiosk' }, reasons: ['Links'] },
    { kind: 'accepted', at },
    { kind: 'correction', at, words: { ...words, message: 'Kiosk', name: 'Asha Rani' } },
  ]);
  expect(found.map((entry) => entry.words)).toEqual([
    words,
    { phone: '+919876500000' },
    { phone: '+919876543210', message: 'BUY' },
    {},
    { phone: '+919876543210', message: 'Kiosk' },
    {},
    { name: 'Asha Rani' },
  ]);
});

test('an entry of a kind that the desk does not know keeps its name', () => {
  expect(readHistory([{ kind: 'other', at }])).toEqual([{ title: 'other', at, words: {} }]);
});
