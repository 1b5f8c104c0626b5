// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { holdReply, refuse, type Sent, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import {
  control,
  controls,
  field,
  focused,
  press,
  settle,
  show,
  type,
  until,
  words,
  wordsOf,
} from '../../testing/person.ts';
import { makePage, makeRow } from '../../testing/untouched.ts';
import LeadsView from './leads-view.tsx';

const ROWS = [
  makeRow({ id: 'a', name: 'Asha Verma' }),
  makeRow({ id: 'b', name: 'Ravi Kumar', subject: null }),
];
const VIEWS = [{ id: 'v', name: 'Hot in Moga', filter: { city: 'Moga', list: 'overdue' } }];

/** Stands for the desk's functions: the filter "ravi" finds one lead, any other filter none. */
const find = ({ body }: Sent) => {
  const { filter } = body as { filter: ListFilter };
  if (filter.subject || filter.city || filter.stage) return [];
  return filter.search === 'ravi' ? ROWS.slice(1) : ROWS;
};
const FOUND = (sent: Sent) => ({ found: find(sent).length, is_more: false, all: 2 });

async function open(replies: Parameters<typeof stubDesk>[0] = {}) {
  const sent = stubDesk({
    desk_leads: (one: Sent) => makePage(find(one)),
    desk_found: FOUND,
    desk_views: VIEWS,
    ...replies,
  });
  await show(<LeadsView />);
  return sent;
}
const count = () => wordsOf(document.getElementById('lead-count'));
const names = () => [...document.querySelectorAll('[data-lead-link]')].map(wordsOf);

test('how many there are is not told before they are loaded', async () => {
  const answer = holdReply(makePage(ROWS));
  await open({ desk_leads: answer.reply });
  expect(count()).toBe('');
  expect(words()).not.toContain('No leads yet');
  expect(document.querySelector('[data-row-shape]')).not.toBeNull();
  answer.release();
  await until(() => expect(count()).toMatch(/^2 leads as of \d+:\d\d.[ap]m$/));
  await until(() => expect(document.querySelector('[data-row-shape]')).toBeNull());
  expect(names()).toContain('Asha Verma');
  expect(names()).toContain('Ravi Kumar');
});

test('how many there are may not be known: the list is there all the same', async () => {
  await open({ desk_found: refuse(400) });
  await until(() => expect(names()).toContain('Asha Verma'));
  expect(count()).toBe('');
});

test('of many, only that there are more is said', async () => {
  await open({ desk_found: { found: 1000, is_more: true, all: 123456 } });
  await until(() => expect(count()).toMatch(/^1,000\+ of 1,23,456 leads as of/));
});

test('a search and a subject leave what matches, and stand in the address', async () => {
  await open();
  await until(() => expect(count()).toMatch(/^2 leads/));
  await type('Search', 'ravi ');
  await until(() => expect(count()).toMatch(/^1 of 2 leads/));
  expect(names()).not.toContain('Asha Verma');
  expect(location.hash).toBe('#leads?search=ravi');
  expect(field('Search').value).toBe('ravi ');
  location.hash = '#leads?search=ravi&subject=franchise';
  await until(() => expect(words()).toContain('Nothing matches'));
  await until(() => expect(count()).toMatch(/^0 of 2 leads/));

  await press('Show all leads');
  await until(() => expect(count()).toMatch(/^2 leads/));
  expect(field('Search').value).toBe('');
  expect(focused()).toMatch(/^2 leads/);
});

test('the address says what is shown, and each part can be taken off', async () => {
  location.hash =
    '#leads?stage=new&stage=won&from=yesterday&until=yesterday&city=Moga&assigned_to=none';
  const sent = await open();
  await until(() => expect(controls('Without “Moga”')).toHaveLength(1));
  expect(sent.find(({ line }) => line.endsWith('desk_leads'))?.body).toEqual({
    filter: {
      stage: ['new', 'won'],
      from: 'yesterday',
      until: 'yesterday',
      city: 'Moga',
      assigned_to: 'none',
    },
  });
  expect(controls('Filters (4)')).toHaveLength(1);
  await press('Without “Yesterday”');
  await press('Without “New”');
  await press('Without “Assigned to nobody”');
  expect(location.hash).toBe('#leads?stage=won&city=Moga');
  await press('Clear filters');
  await until(() => expect(names()).toContain('Asha Verma'));
  expect(location.hash).toBe('#leads');
});

test('one’s own views stand beside those of everybody, and the one that is open is marked', async () => {
  await open();
  await until(() => expect(controls('Hot in Moga')).toHaveLength(1));
  expect(control('All leads').getAttribute('aria-current')).toBe('page');
  location.hash = control('Hot in Moga').getAttribute('href') ?? '';
  await until(() => expect(control('Hot in Moga').getAttribute('aria-current')).toBe('page'));
  expect(control('All leads').getAttribute('aria-current')).toBeNull();
  expect(location.hash).toBe('#leads?list=overdue&city=Moga');
});

test('a list without any lead says what comes', async () => {
  await open({ desk_leads: makePage([]), desk_found: { found: 0, is_more: false, all: 0 } });
  await until(() => expect(words()).toContain('No leads yet'));
  expect(words()).not.toContain('Nothing matches');
  await until(() => expect(count()).toMatch(/^0 leads/));
});

test('names that only sound like the words are said to be that', async () => {
  location.hash = '#leads?search=ravvi';
  await open({ desk_leads: { ...makePage(ROWS), is_similar: true } });
  await until(() => expect(words()).toContain('No match. Similar names:'));
});

test('a list that was not loaded is said to be safe, and asked for again', async () => {
  let answer: unknown = refuse(400);
  await open({ desk_leads: () => answer });
  await until(() => expect(words()).toContain('The leads could not be loaded'));
  expect(count()).toBe('');
  const held = holdReply(makePage(ROWS));
  answer = held.reply();
  await press('Try again');
  expect(words()).not.toContain('The leads could not be loaded');
  expect(controls('Try again')).toHaveLength(0);
  held.release();
  await until(() => expect(names()).toContain('Asha Verma'));
});

test('ages go on', async () => {
  const now = Date.parse('2026-11-21T00:15:00Z');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now });
  await open();
  await until(() => expect(count()).toMatch(/^2 leads/));
  expect(words()).toContain('5 minutes ago');
  vi.advanceTimersByTime(60_000);
  await settle();
  expect(words()).toContain('6 minutes ago');
  vi.useRealTimers();
});

test('with room for a table, its columns are chosen on the device and its headings sort', async () => {
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport(
    { width: 1440 },
  );
  await open();
  await until(() => expect(names()).toContain('Asha Verma'));
  const headings = () => [...document.querySelectorAll('th')].map(wordsOf);
  expect(headings()).toEqual(['Name', 'About', 'Phone', 'Subject', 'Next step', 'Received']);
  field('Email').click();
  field('Phone').click();
  await until(() => expect(headings()).toContain('Email'));
  expect(headings()).not.toContain('Phone');
  await press('Received');
  expect(location.hash).toBe('#leads?order=oldest');
  await press('Next step');
  expect(location.hash).toBe('#leads?order=due');
  await open();
  await until(() => expect(headings()).toContain('Email'));
});

test('pages are read as the person scrolls; a failed one waits for a press, as does the twenty-first', async () => {
  let see = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (seen: { isIntersecting: boolean }[]) => void) {
        see = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        see = () => {};
      }
    },
  );
  let fails = false;
  const page = ({ body }: Sent) => {
    const at = Number((body as { after?: string }).after ?? 0);
    return fails
      ? refuse(400)
      : makePage([makeRow({ id: `id-${at}`, name: `No ${at}` })], `${at + 1}`);
  };
  const sent = await open({ desk_leads: page });
  const reads = async (upTo: number) => {
    for (let at = 1; at <= upTo; at += 1) {
      see();
      await settle();
    }
  };
  await until(() => expect(names()).toContain('No 0'));
  await reads(1);
  fails = true;
  await reads(3);
  expect(names().filter((name) => name?.startsWith('No '))).toEqual(['No 0', 'No 1']);
  expect(sent.filter(({ line }) => line.endsWith('desk_leads'))).toHaveLength(3);
  fails = false;
  await press('Try again');
  await reads(30);
  expect(names()).toContain('No 19');
  expect(names()).not.toContain('No 20');
  await press('Show more');
  await until(() => expect(names()).toContain('No 20'));
  vi.unstubAllGlobals();
});
