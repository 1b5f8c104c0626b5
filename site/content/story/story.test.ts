import { expect, it } from 'vitest';
import { isYouTubeLink } from './story.ts';

it.each([
  ['https://www.youtube.com/@yctfc', true],
  ['https://youtu.be/abc', true],
  ['https://m.youtube.com/watch?v=abc', true],
  ['https://youtube.com.example.in/watch', false],
  ['https://vimeo.com/1', false],
  ['/media/expansion-milestone', false],
])('%s: %s', (address, expected) => {
  expect(isYouTubeLink(address)).toBe(expected);
});
