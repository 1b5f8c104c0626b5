// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { DeskError } from '../../shared/backend/desk-error.ts';
import { PartlyDone } from '../../shared/run/follow-run.ts';
import { settle, show, words } from '../../testing/person.ts';
import ClearDialog from './clear-dialog.tsx';
import { CLEAR_MESSAGES, describeClearError } from './clear-leads.ts';

test('distinguishes a database error from any other exception', () => {
  expect(describeClearError(new DeskError('no', 403))).toBe(CLEAR_MESSAGES.refused);
  for (const exception of [new DeskError('no', 0), new Error('offline'), 'text', undefined]) {
    expect(describeClearError(exception)).toBe(CLEAR_MESSAGES.failed);
  }
});

test('what was done before it broke off is said', () => {
  expect(describeClearError(new PartlyDone('no', 0, 4000, false))).toMatchObject({
    title: 'Error',
    description: 'In the bin: 4,000 leads. All others are still here.',
  });
});

test('uses the words of the specification', () => {
  expect(CLEAR_MESSAGES.refused.description).toBe('Failed to clear leads from database');
  expect(CLEAR_MESSAGES.failed.description).toBe('Failed to clear leads');
});

test('a deletion without an answer says after five seconds that it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const question = { count: 1, quarantined: 0, loadedAt: 0 };
  const callbacks = { onClear: async () => {}, onClose: () => {}, onCleared: () => {} };
  await show(<ClearDialog isOpen isClearing question={question} {...callbacks} />);
  vi.advanceTimersByTime(4900);
  await settle();
  expect(words()).not.toContain('Still trying');
  vi.advanceTimersByTime(200);
  await settle();
  expect(words()).toContain('Delete the only lead?');
  expect(words()).toContain('No answer yet. Still trying …');
  vi.useRealTimers();
});
