// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { describeDetail, nameAction } from './audit-view.tsx';

const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

test('known actions are described in words, unknown ones by name', () => {
  expect(nameAction('session.opened')).toBe('Signed in');
  expect(nameAction('account.factor_removed')).toBe('Removed a device of the second factor');
  expect(nameAction('some.thing')).toBe('some.thing');
});

test.each([
  [{}, ''],
  [null, ''],
  [{ session: 'x' }, ''],
  [{ proof: 'password', sessions_ended: 2 }, 'proof: password; sessions ended: 2'],
  [{ ids: [id('1')], count: 1 }, 'YC-1111-1111'],
  [
    { ids: ['1', '2', '3', '4'].map(id), count: 900 },
    'YC-1111-1111, YC-2222-2222, YC-3333-3333 and 897 more',
  ],
  [{ ids: ['1', '2', '3', '4'].map(id) }, 'YC-1111-1111, YC-2222-2222, YC-3333-3333 and 1 more'],
  [{ ids: [id('1')], count: 9 }, 'YC-1111-1111 and 8 more'],
  [{ ids: [], count: 0 }, '0 in all'],
  [{ count: 5 }, '5 in all'],
  [{ is_granted: true, change: { name: 'x' } }, 'given; change: {"name":"x"}'],
  [{ id: id('a'), purpose: 'news', is_granted: false }, 'YC-AAAA-AAAA; purpose: news; taken back'],
])('%o', (detail, words) => expect(describeDetail(detail)).toBe(words));
