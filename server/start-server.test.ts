import { expect, test } from 'vitest';
import { deferClosing } from './process/close-later.ts';

test('closes in reverse order, continues after an error, and closes only once', async () => {
  const events: string[] = [];
  const opened = new AsyncDisposableStack();
  const closeLater = deferClosing(opened, {
    error: (line: { part: string }) => events.push(`error ${line.part}`),
  });
  closeLater('database', async () => void events.push('database'));
  closeLater('mail', () => Promise.reject(new Error('broken')));
  closeLater('port', async () => void events.push('port'));
  await opened.disposeAsync();
  await opened.disposeAsync();
  expect(events).toEqual(['port', 'error mail', 'database']);
});
