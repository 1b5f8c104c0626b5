import { expect, it } from 'vitest';
import { answerError } from './answer-json.ts';

it.each([
  [undefined, null],
  [1, '1'],
  [60, '60'],
])('an error that is over after %s seconds says when to come again', (seconds, header) => {
  const answer = answerError(503, 'Not now.', seconds);
  expect(answer.headers.get('retry-after')).toBe(header);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
