// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { refuse, stubDesk } from '../shared/backend/testing/stub-desk.ts';
import { control, controls, field, press, show, toasts, until, words } from '../testing/person.ts';
import CalendarView from './calendar-view.tsx';

const TOKEN = 'ab'.repeat(32);
const FEED = { made_at: '2026-11-21T00:10:00Z', read_at: null as string | null };
let feed: typeof FEED | null;
beforeEach(() => {
  feed = null;
});

async function open(replies: Parameters<typeof stubDesk>[0] = {}) {
  const sent = stubDesk({
    calendar_feed: () => feed,
    renew_calendar_feed: () => {
      feed = { ...FEED };
      return TOKEN;
    },
    remove_calendar_feed: () => {
      feed = null;
      return true;
    },
    ...replies,
  });
  await show(<CalendarView />);
  return () => sent.map(({ line }) => line.replace(/^.*\//, ''));
}

test('an address is made, shown once with the ways into a calendar, and not again', async () => {
  const asked = await open();
  await until(() => expect(words()).toContain('No calendar is connected yet.'));
  expect(controls('Disconnect')).toEqual([]);
  await press('Connect calendar');
  await until(() => expect(words()).toContain('It is shown this once'));
  const address = field('Your private address').value;
  expect(address).toBe(`${location.origin}/functions/v1/desk-calendar?token=${TOKEN}`);
  const apple = control('Open in Apple Calendar').getAttribute('href');
  expect(apple).toBe(address.replace(/^https?:/, 'webcal:'));
  expect(control('Add to Google Calendar (opens in a new tab)').getAttribute('href')).toBe(
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(apple ?? '')}`,
  );
  expect(asked()).toEqual(['calendar_feed', 'renew_calendar_feed', 'calendar_feed']);

  await open();
  await until(() => expect(words()).toMatch(/An address was made on 21 Nov 2026, 5:40.am/));
  expect(words()).toContain('No calendar has read it yet.');
  expect(document.body.innerHTML).not.toContain(TOKEN);
});

test('it is copied, and where that is not possible, says so', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await open();
  await until(() => expect(words()).toContain('No calendar is connected yet.'));
  await press('Connect calendar');
  await until(() => expect(controls('Copy the address')).toHaveLength(1));
  await press('Copy the address');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(field('Your private address').value);
  expect(toasts()[0]).toContain('Address copied');
  writeText.mockRejectedValue(new Error('not allowed'));
  await press('Copy the address');
  expect(toasts().join()).toContain('This browser can’t copy');
  vi.unstubAllGlobals();
});

test('what cannot be loaded or made is said', async () => {
  await open({ calendar_feed: refuse(400) });
  await until(() => expect(words()).toContain('The calendar address could not be loaded.'));
  expect(controls('Connect calendar')).toEqual([]);
  await open({ renew_calendar_feed: refuse(500) });
  await until(() => expect(words()).toContain('No calendar is connected yet.'));
  await press('Connect calendar');
  await until(() => expect(toasts()).toHaveLength(1));
  expect(words()).toContain('No calendar is connected yet.');
});
