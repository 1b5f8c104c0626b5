import { expect, test, vi } from 'vitest';
import type { Lead } from '../../shared/lead/lead.ts';
import { UNTOUCHED } from '../../shared/lead/testing/untouched.ts';
import { collectLeads } from './collect-leads.ts';

const START = Date.parse('2026-11-21T00:00:00Z');

/** `count` leads, newest first; two share each second. */
const createLeads = (count: number): Lead[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Visitor ${index}`,
    email: 'v@example.in',
    phone: null,
    subject: null,
    message: 'Message',
    ...UNTOUCHED,
    created_at: new Date(START - Math.floor(index / 2) * 1000).toISOString(),
  }));

/** A table that answers with at most `cap` rows. */
const createReader = (leads: Lead[], cap: number) =>
  vi.fn(async (notAfter?: string) =>
    leads.filter((lead) => !notAfter || lead.created_at <= notAfter).slice(0, cap),
  );

test.each([
  [0, 1000, 1],
  [999, 1000, 1],
  [1000, 1000, 2],
  [2501, 1000, 3],
  [10_000, Number.POSITIVE_INFINITY, 2],
])('%i leads with a cap of %i take %i calls', async (count, cap, calls) => {
  const leads = createLeads(count);
  const readPage = createReader(leads, cap);
  expect((await collectLeads(readPage)).map(({ id }) => id)).toEqual(leads.map(({ id }) => id));
  expect(readPage).toHaveBeenCalledTimes(calls);
});

test('the first call has no time limit', async () => {
  const readPage = createReader(createLeads(3), 1000);
  await collectLeads(readPage);
  expect(readPage).toHaveBeenCalledWith();
});

test('a lead that arrives between two pages hides no other', async () => {
  const leads = createLeads(1500);
  const readPage = createReader(leads, 1000);
  readPage.mockImplementationOnce(async () => {
    const page = leads.slice(0, 1000);
    const [newest] = leads;
    if (newest) leads.unshift({ ...newest, id: 'new' });
    return page;
  });
  const ids = (await collectLeads(readPage)).map(({ id }) => id);
  expect(ids).toHaveLength(1500);
  expect(new Set(ids).size).toBe(1500);
  // The next page begins with the oldest lead of the one before.
  expect(readPage.mock.calls[1]).toEqual([leads[1000]?.created_at]);
});
