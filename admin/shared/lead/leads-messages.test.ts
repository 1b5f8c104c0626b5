import { expect, test } from 'vitest';
import { DeskError } from '../backend/desk-error.ts';
import { describeLoadError, LEADS_MESSAGES } from './leads-messages.ts';

const refused = (status: number) => new DeskError('no', status);

test('distinguishes a database error from any other exception', () => {
  expect(describeLoadError(refused(500))).toBe(LEADS_MESSAGES.loadRefused);
  for (const exception of [refused(0), new Error('offline'), 'text', undefined]) {
    expect(describeLoadError(exception)).toBe(LEADS_MESSAGES.loadFailed);
  }
});

test('uses the words of the specification', () => {
  expect(LEADS_MESSAGES.loadRefused.description).toBe('Failed to load leads from database');
  expect(LEADS_MESSAGES.loadFailed.description).toBe('Failed to load leads');
});
