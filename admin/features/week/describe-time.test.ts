import { expect, test } from 'vitest';
import { describeTime, shareInTime } from './week-view.tsx';

test.each([
  [null, '–'],
  [0, 'under a minute'],
  [59.9, 'under a minute'],
  [60, '1 min'],
  [3599, '59 min'],
  [3600, '1 h'],
  [11_100, '3 h 5 min'],
  [97_260, '27 h 1 min'],
])('%j seconds: %s', (seconds, words) => expect(describeTime(seconds)).toBe(words));

test('a hundred per cent are all of them', () => {
  expect(shareInTime({ kept: 999, missed: 1, broken: 0 })).toBe('99%');
  expect(shareInTime({ kept: 3, missed: 0, broken: 0 })).toBe('100%');
  expect(shareInTime({ kept: 0, missed: 0, broken: 2 })).toBe('0%');
  expect(shareInTime({ kept: 0, missed: 0, broken: 0 })).toBeUndefined();
});
