import { expect, test } from 'vitest';
import { LEADS_MESSAGES } from '../../features/leads/messages.ts';
import { describeClearFault, describeLoadFault, isSessionRefused } from './describe-fault.ts';

const fault = (status: number) => Object.assign(new Error('no'), { status });

test('an answer from the database is told from any other exception', () => {
  expect(describeLoadFault(fault(500))).toBe(LEADS_MESSAGES.loadRefused);
  expect(describeClearFault(fault(403))).toBe(LEADS_MESSAGES.clearRefused);
  for (const exception of [fault(0), new Error('offline'), 'text', undefined]) {
    expect(describeLoadFault(exception)).toBe(LEADS_MESSAGES.loadFailed);
    expect(describeClearFault(exception)).toBe(LEADS_MESSAGES.clearFailed);
  }
});

test('only 401 ends the session', () => {
  expect(isSessionRefused(fault(401))).toBe(true);
  expect(isSessionRefused(fault(403))).toBe(false);
  expect(isSessionRefused(new Error('offline'))).toBe(false);
});

test('the words of the specification', () => {
  expect(LEADS_MESSAGES.loadRefused.description).toBe('Failed to load leads from database');
  expect(LEADS_MESSAGES.loadFailed.description).toBe('Failed to load leads');
  expect(LEADS_MESSAGES.clearRefused.description).toBe('Failed to clear leads from database');
  expect(LEADS_MESSAGES.clearFailed.description).toBe('Failed to clear leads');
});
