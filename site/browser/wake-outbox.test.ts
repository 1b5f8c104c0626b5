import { expect, it, vi } from 'vitest';
import { changeEntry, keepEnquiry } from '../outbox/outbox.ts';
import { createMemoryStorage, FACTS, FILLED } from '../testing/outbox.ts';
import { readProgram, runProgram } from '../testing/run-program.ts';

const code = await readProgram('wake-outbox');
const NOW = 1_800_000_000_000;
const KEY = `contactLead:${FACTS.id}`;

/** The text under which the outbox keeps an enquiry. */
function write(change: object): string {
  const storage = createMemoryStorage();
  keepEnquiry(storage, FILLED, FACTS, new Date(NOW));
  changeEntry(storage, FACTS.id, (entry) => ({ ...entry, ...change }));
  return storage.getItem(KEY) ?? '';
}

/** Whether a page with this storage loads the sender. */
function wakes(stored: Record<string, string>): boolean {
  const load = vi.fn();
  runProgram(code, { localStorage: stored, load, Date: { now: () => NOW } });
  for (const [path] of load.mock.calls) expect(path).toBe('/outbox/send.js');
  return load.mock.calls.length > 0;
}

it.each([
  ['waits', {}, true],
  ['was confirmed just now', { confirmedAt: NOW }, false],
  ['was confirmed a week ago', { confirmedAt: NOW - 7 * 86_400_000 - 1 }, true],
  ['was refused', { faults: { email: 'x' } }, false],
])('knows whether one that %s needs it', (_how, change, expected) => {
  expect(wakes({ [KEY]: write(change) })).toBe(expected);
});

it('finds what is due among unreadable and foreign entries', () => {
  const stored = {
    theme: '0',
    'contactLead:a': 'broken',
    'contactLead:b': '',
    contactLeads: '[0]',
  };
  expect(wakes(stored)).toBe(false);
  expect(wakes({ ...stored, [KEY]: write({}) })).toBe(true);
});

it('does nothing where storage is blocked', () => {
  const globals = {
    get localStorage() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  expect(() => runProgram(code, globals)).not.toThrow();
});
