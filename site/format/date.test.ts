import { expect, it } from 'vitest';
import { formatDate, isoDate } from './date.ts';

const date = new Date('2024-12-16');

it('writes a date for people', () => {
  expect(formatDate(date)).toBe('16 December 2024');
});

it('writes a date for machines', () => {
  expect(isoDate(date)).toBe('2024-12-16');
});
