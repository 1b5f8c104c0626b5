// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Sent, stubDesk } from '../shared/backend/testing/stub-desk.ts';
import { COUNTS } from '../testing/desk-replies.ts';
import { KNOWN } from '../testing/known.ts';
import { show, until, words } from '../testing/person.ts';
import { makePage, makeRow } from '../testing/untouched.ts';
import TodayView from './today-view.tsx';

const { score, answer } = parse(readFileSync('content/desk.yaml', 'utf8'));
const CONTENT = { ...KNOWN, answer, greetings: [], score: { ...score, openCities: [] } };
const lead = (name: string, message: string) => makeRow({ id: name, name, message });

const open = (pages: readonly ReturnType<typeof makePage>[], counts: object = {}) => {
  stubDesk({
    desk_counts: { ...COUNTS, unanswered: 3, overdue: 1, due_today: 2, ...counts },
    desk_leads: ({ body }: Sent) => pages[Number((body as { after?: string }).after ?? 0)],
    desk_team: [],
    'desk.json': CONTENT,
  });
  return show(<TodayView />);
};
const names = () => [...document.querySelectorAll('[data-lead-link]')].map((a) => a.textContent);

test('the dearest comes first, though he is on the second page, and the day has its sum', async () => {
  await open([
    makePage([lead('Asha', 'price?'), lead('Ravi', 'Budget 90 lakh, Moga')], '1'),
    makePage([lead('Jaspreet', 'I want to invest ₹1 crore in Moga')]),
  ]);
  await until(() => expect(names()).toEqual(['Jaspreet', 'Ravi', 'Asha']));
  expect(words()).toContain('3 people waiting · ₹1.9 crore · 2 follow-ups today · 1 overdue');
});

test('no more than a day can hold is read ahead, and the sum says that there is more', async () => {
  const page = (at: number) => makePage([lead(`Asha ${at}`, 'Budget 10 lakh')], String(at + 1));
  await open([0, 1, 2, 3, 4, 5].map(page), { unanswered: 6000, overdue: 0, due_today: 1 });
  await until(() => expect(names()).toHaveLength(4));
  expect(words()).toContain('6,000 people waiting · over ₹40 lakh · 1 follow-up today');
});

test('a day without anything has no sum', async () => {
  await open([makePage([])], { unanswered: 0, overdue: 0, due_today: 0, new: 0 });
  await until(() => expect(words()).toContain('Everyone has been answered.'));
  expect(words()).not.toContain('waiting');
});
