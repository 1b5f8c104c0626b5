// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { writeFollowUp } from './next-step-panel.tsx';

const lead = {
  id: '3f7a91c2-0000-4000-8000-000000000000',
  name: 'Gurpreet; Kaur',
  phone: '+919876543210',
  due_at: '2026-11-25T11:00:00+05:30',
  due_what: null as string | null,
};
const NOW = Date.parse('2026-11-22T10:00:00Z');
const written = (change: Partial<typeof lead> = {}) => writeFollowUp({ ...lead, ...change }, NOW);

test('a follow-up is an entry of a quarter of an hour, at the same moment everywhere', async () => {
  const lines = (await written()).split('\r\n');
  expect(lines).toContain('DTSTART:20261125T053000Z');
  expect(lines).toContain('DTEND:20261125T054500Z');
  expect(lines).toContain('DTSTAMP:20261122T100000Z');
  expect(lines).toContain('SUMMARY:Follow up: Gurpreet\\; Kaur');
  expect(lines).toContain('DESCRIPTION:+91 98765 43210\\, YC-3F7A-91C2');
  expect(lines.at(-1)).toBe('');
});

test('a lead without a number has none in its entry', async () => {
  const file = await written({ phone: null as never, due_what: 'Send the plan\nof the shop' });
  expect(file).toContain('DESCRIPTION:YC-3F7A-91C2\r\n');
  expect(file).toContain('SUMMARY:Send the plan\\nof the shop: Gurpreet');
});
