import { expect, it } from 'vitest';
import { enquiry } from '../../send-contact-email/testing/home.ts';
import { readContent } from './content-rules.ts';

const weightOf = (changes: Partial<typeof enquiry>) =>
  readContent({ ...enquiry, ...changes }).reduce((sum, { weight }) => sum + weight, 0);

it.each([
  {},
  { name: 'हरप्रीत कौर', message: 'फ़ेज़ 8 में जगह है' },
  { name: 'ਹਰਪ੍ਰੀਤ', message: 'ਜਗ੍ਹਾ' },
  { name: 'Krzysztof Brzęczyszczykiewicz' },
  { name: 'McDonald O’Brien-Singh' },
  { name: 'RAJESH KUMAR' },
  { message: 'See my shop: https://shop.example and www.maps.example/abc' },
  { message: 'Is <b>this</b> & "that" possible?' },
  { name: 'Asha', message: 'Вход' },
])('finds nothing suspicious about %j', (changes) => {
  expect(weightOf(changes)).toBe(0);
});

it.each([
  [{ name: 'https://win.example' }, 3],
  [{ name: 'cheap-pills.top' }, 3],
  [{ message: 'look <a class=x href="https://a.example">here</a>' }, 3],
  [{ message: '[url=https://a.example]here[/url]' }, 3],
  [{ message: 'https://a.example https://b.example https://c.example' }, 2],
  [{ name: 'xQzTrWvPlKm' }, 2],
  [{ name: 'bcdfghjkl' }, 2],
  [{ message: 'bcdfghjkl' }, 2],
  [{ name: 'Asha', message: 'Входы' }, 2],
  [{ name: 'Backlinks by Ravi' }, 4],
  [{ name: 'https://backlinks.example' }, 3],
  [{ message: 'We sell backlinks' }, 4],
])('detects a bot by %j', (changes, weight) => {
  expect(weightOf(changes)).toBe(weight);
});

it('gives the same result each time', () => {
  const name = 'www.a.example';
  expect([1, 2, 3].map(() => weightOf({ name }))).toEqual([3, 3, 3]);
});
