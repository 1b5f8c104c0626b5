import { expect, test, vi } from 'vitest';
import { parseCalendar } from '../../../tests/support/calendar/parse-calendar.ts';
import { handleCalendar } from './handler.ts';

const TOKEN = 'ab'.repeat(32);
const entry = {
  id: '3f7a91c2-0000-4000-8000-000000000000',
  name: 'Asha',
  due_at: '2026-11-25T05:30:00Z',
  due_what: 'Call again',
  changed_at: '2026-11-22T10:00:00Z',
};

function home(entries: unknown = [entry], wait = 0) {
  const readEntries = vi.fn(async (_token: string) => entries);
  const countRequest = vi.fn(async () => wait);
  const reportError = vi.fn();
  const ask = (query = `?token=${TOKEN}`, init: RequestInit = {}) =>
    handleCalendar(new Request(`https://yctfc.example/functions/v1/desk-calendar${query}`, init), {
      readEntries,
      countRequest,
      reportError,
      network: '203.0.113.7',
      deskUrl: 'https://desk.yctfc.example',
    });
  return { ask, readEntries, countRequest, reportError };
}

test('answers a calendar that only its reader keeps', async () => {
  const { ask, readEntries } = home();
  const answer = await ask();
  expect(readEntries).toHaveBeenCalledExactlyOnceWith(TOKEN);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'cdn-cache-control': 'no-store',
  });
  // No script of another page may read it.
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  const { parts } = parseCalendar(await answer.text());
  expect(parts[0]?.properties).toMatchObject({
    UID: `${entry.id}@yctfc`,
    SUMMARY: 'Call again: Asha',
    URL: 'https://desk.yctfc.example/admin#leads/YC-3F7A-91C2',
  });
});

test('says that nothing has changed, until something has', async () => {
  const { ask, readEntries } = home();
  const etag = (await ask()).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const answer = await ask(undefined, { headers: { 'if-none-match': known } });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
      304,
      '',
      etag,
    ]);
  }
  readEntries.mockResolvedValue([{ ...entry, due_at: '2026-11-26T05:30:00Z' }]);
  expect((await ask(undefined, { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('answers HEAD without a body', async () => {
  const answer = await home().ask(undefined, { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.has('etag')).toBe(true);
});

test.each([
  '',
  '?token=',
  '?token=x',
  `?token=${TOKEN}0`,
  `?token=${TOKEN.toUpperCase()}`,
  `?key=${TOKEN}`,
])('asks the database nothing for %j', async (query) => {
  const { ask, readEntries, countRequest } = home();
  expect((await ask(query)).status).toBe(404);
  expect(readEntries).not.toHaveBeenCalled();
  expect(countRequest).toHaveBeenCalledOnce();
});

test('a token that opens nothing is answered like one that is none', async () => {
  const unknown = await home(null).ask();
  const none = await home().ask('?token=x');
  expect([unknown.status, await unknown.text()]).toEqual([404, await none.text()]);
});

test('a flood is told when to come again', async () => {
  const { ask, readEntries, countRequest } = home([entry], 30);
  const answer = await ask();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(readEntries).not.toHaveBeenCalled();
  expect(countRequest).toHaveBeenCalledExactlyOnceWith(
    { name: 'desk-calendar', allowed: 60, windowSeconds: 600 },
    '203.0.113.7',
  );
});

test('is only read', async () => {
  const answer = await home().ask(undefined, { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([[new Error('away')], [undefined]])(
  'says 503, and nothing else, when %s',
  async (error) => {
    const { ask, readEntries, reportError } = home([{ name: 'half an entry' }]);
    if (error) readEntries.mockRejectedValue(error);
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([
      503,
      'The calendar cannot be read just now.\n',
    ]);
    expect(reportError).toHaveBeenCalledOnce();
  },
);
