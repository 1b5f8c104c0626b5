import { expect, test } from 'vitest';
import { collectClosers } from './closers.ts';

test('closes the last first, goes on after a fault, and only once', async () => {
  const events: string[] = [];
  const closers = collectClosers({
    error: (line: { part: string }) => events.push(`fault ${line.part}`),
  });
  closers.add('database', async () => void events.push('database'));
  closers.add('mail', () => Promise.reject(new Error('broken')));
  closers.add('port', async () => void events.push('port'));
  await closers.closeAll();
  await closers.closeAll();
  expect(events).toEqual(['port', 'fault mail', 'database']);
});
