import { expect, it, vi } from 'vitest';
import { writeEntry } from '../outbox/outbox-entry.ts';
import { keepEnquiry } from '../outbox/outbox-storage.ts';
import { FACTS } from '../outbox/testing/facts.ts';
import { FILLED } from '../outbox/testing/filled-form.ts';
import { createMemoryStorage } from '../outbox/testing/memory-storage.ts';
import { readProgram, runProgram } from '../testing/run-program.ts';

const code = await readProgram('wake-outbox');
const NOW = 1_800_000_000_000;
const KEY = `contactLead:${FACTS.id}`;
const ENTRY = { ...FACTS, values: FILLED, timestamp: '2026-11-21T09:30:00.000Z', tries: 0 };

/** Whether a page with this storage loads the sender. */
function wakes(stored: Record<string, string>): boolean {
  const load = vi.fn();
  runProgram(code, { localStorage: stored, load, Date: { now: () => NOW } });
  for (const [path] of load.mock.calls) expect(path).toBe('/outbox/send.js');
  return load.mock.calls.length > 0;
}

it('loads the sender for an enquiry as the outbox keeps it', () => {
  const storage = createMemoryStorage();
  keepEnquiry(storage, FILLED, FACTS, new Date(NOW));
  expect(wakes({ [KEY]: storage.getItem(KEY) ?? '' })).toBe(true);
});

it.each([
  ['waits', {}, true],
  ['was confirmed just now', { confirmedAt: NOW }, false],
  ['was confirmed a week ago', { confirmedAt: NOW - 7 * 86_400_000 - 1 }, true],
  ['was refused', { faults: { email: 'x' } }, false],
])('knows whether one that %s needs it', (_how, change, expected) => {
  expect(wakes({ [KEY]: writeEntry({ ...ENTRY, ...change }) })).toBe(expected);
});

it('finds what is due among unreadable and foreign entries', () => {
  const stored = {
    theme: '0',
    'contactLead:a': 'broken',
    'contactLead:b': '',
    contactLeads: '[0]',
  };
  expect(wakes(stored)).toBe(false);
  expect(wakes({ ...stored, [KEY]: writeEntry(ENTRY) })).toBe(true);
});

it('does nothing where storage is blocked', () => {
  const globals = {
    get localStorage() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  expect(() => runProgram(code, globals)).not.toThrow();
});
