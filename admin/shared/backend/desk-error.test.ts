import { expect, test } from 'vitest';
import { AnswerError, DeskError, describeChangeError, isSessionRefused } from './desk-error.ts';

test('only 401 ends the session', () => {
  expect(isSessionRefused(new DeskError('no', 401))).toBe(true);
  expect(isSessionRefused(new DeskError('no', 403))).toBe(false);
  expect(isSessionRefused(new Error('offline'))).toBe(false);
});

test('a refused change changed nothing; one with an unreadable answer may have', () => {
  expect(describeChangeError(new DeskError('no', 403)).description).toBe(
    'The database refused. Nothing has changed.',
  );
  expect(describeChangeError(new AnswerError('Cannot be read.')).description).toBe(
    'Cannot be read.',
  );
});
