// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { DeskError } from '../../shared/backend/desk-error.ts';
import { PartlyDone } from '../../shared/follow-run.ts';
import { CLEAR_MESSAGES, describeClearError } from './clear-dialog.tsx';

test('a failed deletion has the words of the specification, or says what was done', () => {
  expect(describeClearError(new DeskError('no', 403))).toBe(CLEAR_MESSAGES.refused);
  expect(CLEAR_MESSAGES.refused.description).toBe('Failed to clear leads from database');
  for (const exception of [new DeskError('no', 0), new Error('offline'), 'text', undefined]) {
    expect(describeClearError(exception)).toBe(CLEAR_MESSAGES.failed);
  }
  expect(CLEAR_MESSAGES.failed.description).toBe('Failed to clear leads');
  expect(describeClearError(new PartlyDone('no', 0, 4000))).toMatchObject({
    title: 'Error',
    description: 'In the bin: 4,000 leads. All others are still here.',
  });
});
