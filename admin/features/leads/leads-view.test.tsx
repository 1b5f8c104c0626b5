// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { makeLead } from '../../shared/lead/testing/untouched.ts';
import {
  controls,
  field,
  focused,
  press,
  show,
  type,
  until,
  words,
  wordsOf,
} from '../../shared/testing/page/person.ts';
import LeadsView from './leads-view.tsx';

const LEADS = [
  makeLead({ id: 'a', name: 'Asha Verma' }),
  makeLead({ id: 'b', name: 'Ravi Kumar', subject: null }),
  makeLead({ id: 'c', name: 'Spam', quarantined_at: '2026-11-21T00:10:00Z' }),
  makeLead({ id: 'd', name: 'Test', is_test: true }),
];

async function open(leads: object = LEADS) {
  const sent = stubDesk({ leads });
  await show(<LeadsView />);
  return sent;
}
const count = () => wordsOf(document.getElementById('lead-count'));
const names = () => [...document.querySelectorAll('tr [dir="auto"]')].map(wordsOf);

test('how many there are is not told before they are loaded', async () => {
  const answer = holdReply(LEADS);
  await open(answer.reply);
  expect(count()).toBe('');
  expect(words()).not.toContain('No leads yet');
  expect(document.querySelector('[data-row-shape]')).not.toBeNull();
  answer.release();
  await until(() => expect(count()).toMatch(/^2 leads as of \d+:\d\d.[ap]m$/));
  expect(document.querySelector('[data-row-shape]')).toBeNull();
  expect(names()).toContain('Asha Verma');
  expect(names()).toContain('Ravi Kumar');
  expect(names()).not.toContain('Spam');
});

test('a search and a subject leave what matches', async () => {
  await open();
  await until(() => expect(count()).toMatch(/^2 leads/));
  await type('Search', 'ravi');
  await until(() => expect(count()).toMatch(/^1 of 2 leads/));
  expect(names()).not.toContain('Asha Verma');
  await type('Subject', 'franchise');
  await until(() => expect(words()).toContain('Nothing matches'));
  expect(count()).toMatch(/^0 of 2 leads/);
  expect(field('Search').value).toBe('ravi');

  await press('Show all leads');
  await until(() => expect(count()).toMatch(/^2 leads/));
  expect(field('Search').value).toBe('');
  expect(field('Subject').value).toBe('');
  expect(focused()).toMatch(/^2 leads/);
});

test('a list with nothing but quarantine and tests is empty, and says what comes', async () => {
  await open(LEADS.slice(2));
  await until(() => expect(words()).toContain('No leads yet'));
  expect(words()).not.toContain('Nothing matches');
  expect(count()).toMatch(/^0 leads/);
});

test('a list that was not loaded is said to be safe, and asked for again', async () => {
  let answer: unknown = refuse(400);
  await open(() => answer);
  await until(() => expect(words()).toContain('The leads could not be loaded'));
  expect(count()).toBe('');
  const held = holdReply(LEADS);
  answer = held.reply();
  await press('Try again');
  expect(words()).not.toContain('The leads could not be loaded');
  expect(controls('Try again')).toHaveLength(0);
  held.release();
  await until(() => expect(names()).toContain('Asha Verma'));
});
