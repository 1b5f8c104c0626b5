// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { DeskError } from '../../shared/backend/desk-error.ts';
import { holdReply, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { PartlyDone } from '../../shared/run/follow-run.ts';
import { press, settle, show, words } from '../../testing/person.ts';
import ClearDialog, { CLEAR_MESSAGES, describeClearError } from './clear-dialog.tsx';

test('a failed deletion has the words of the specification, or says what was done', () => {
  expect(describeClearError(new DeskError('no', 403))).toBe(CLEAR_MESSAGES.refused);
  expect(CLEAR_MESSAGES.refused.description).toBe('Failed to clear leads from database');
  for (const exception of [new DeskError('no', 0), new Error('offline'), 'text', undefined]) {
    expect(describeClearError(exception)).toBe(CLEAR_MESSAGES.failed);
  }
  expect(CLEAR_MESSAGES.failed.description).toBe('Failed to clear leads');
  expect(describeClearError(new PartlyDone('no', 0, 4000, false))).toMatchObject({
    title: 'Error',
    description: 'In the bin: 4,000 leads. All others are still here.',
  });
});

test('a deletion without an answer says after five seconds that it goes on', async () => {
  const answer = holdReply({});
  stubDesk({ bin_leads: answer.reply });
  const question = { count: 1, quarantined: 0, loadedAt: 0 };
  await show(<ClearDialog isOpen question={question} onClose={() => {}} onCleared={() => {}} />);
  expect(words()).toContain('Delete the only lead?');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press('Delete 1 lead');
  vi.advanceTimersByTime(1);
  await settle();
  vi.advanceTimersByTime(4900);
  await settle();
  expect(words()).not.toContain('Still trying');
  vi.advanceTimersByTime(200);
  await settle();
  expect(words()).toContain('No answer yet. Still trying …');
  vi.useRealTimers();
});
