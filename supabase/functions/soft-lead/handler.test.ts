import { expect, it, vi } from 'vitest';
import { handleSoftLead, type SoftLead } from './handler.ts';

const ADDRESS = 'https://yctfc.example/functions/v1/soft-lead';
const click = { code: 'K7Q2', page: '/brands/roll-nation' };

function home(wait = 0) {
  const stored: SoftLead[] = [];
  const countRequest = vi.fn(async () => wait);
  const reportError = vi.fn();
  const recordSoftLead = vi.fn(async (lead: SoftLead) => void stored.push(lead));
  const deps = { recordSoftLead, countRequest, reportError, network: '203.0.113.7' };
  // A beacon is sent as text, whatever it contains.
  const send = (given: unknown) => {
    const body = typeof given === 'string' ? given : JSON.stringify(given);
    return handleSoftLead(new Request(ADDRESS, { method: 'POST', body }), deps);
  };
  return { stored, send, recordSoftLead, reportError };
}

it('counts a click, with how the visitor came', async () => {
  const { stored, send } = home();
  const attribution = { first: { utm_source: 'Google' } };
  const answer = await send({ ...click, attribution: { first: { utm_source: 'google' } } });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(stored).toEqual([{ ...click, attribution }]);
});

it('never loses a click because of its attribution', async () => {
  const { stored, send } = home();
  expect((await send({ ...click, attribution: ['\u0000'] })).status).toBe(204);
  expect(stored).toEqual([{ ...click, attribution: {} }]);
});

it('silently ignores more clicks from one network than a person could make', async () => {
  const { stored, send } = home(60);
  expect((await send(click)).status).toBe(204);
  expect(stored).toEqual([]);
});

it.each([
  '',
  '[]',
  'null',
  '{',
  { ...click, code: 'k7q2' },
  { ...click, code: "K7' or 1=1" },
  { ...click, page: 'https://evil.example' },
  { ...click, page: '/a\u0000b' },
  { ...click, page: '/a\r\nb' },
  { ...click, page: `/${'a'.repeat(200)}` },
  { ...click, page: ['/'] },
])('refuses %j', async (body) => {
  const { stored, send } = home();
  expect((await send(body)).status).toBe(422);
  expect(stored).toEqual([]);
});

it('refuses a body larger than a click', async () => {
  expect((await home().send({ ...click, attribution: 'x'.repeat(5_000) })).status).toBe(413);
});

it('says 503 when the click cannot be stored', async () => {
  const { send, recordSoftLead, reportError } = home();
  recordSoftLead.mockRejectedValue(new Error('away'));
  expect((await send(click)).status).toBe(503);
  expect(reportError).toHaveBeenCalledOnce();
});
