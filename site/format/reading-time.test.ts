import { expect, it } from 'vitest';
import { countWords, formatReadingTime, readingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'dosa').join(' ');

it('counts words and amounts, not the marks of Markdown', () => {
  expect(countWords('## Two words\n\n- **Rent:** ₹15,000 a month\n')).toBe(6);
});

it('counts a link by its words and a table by its cells', () => {
  expect(countWords('[our menu](/menu "Every dish")')).toBe(2);
  expect(countWords('| Item | Cost |\n|---|--:|\n| Rice | 12 |')).toBe(4);
});

it('reads 220 words in a minute', () => {
  expect(readingMinutes(words(220))).toBe(1);
  expect(readingMinutes(words(1100))).toBe(5);
});

it('takes a minute at least', () => {
  expect(formatReadingTime('')).toBe('1 min read');
});
