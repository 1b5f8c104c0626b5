import type { Database } from '../../../server/database/database.ts';
import { FILTERS_ASKED, LISTS_ASKED, SEARCHES_ASKED } from './desk-questions.ts';
import { type FilledDesk, timeCall } from './filled-desk.ts';
import { rank } from './rank.ts';

/** How often each question is asked; the first answers of a connection are not counted. */
const ROUNDS = 12;

/** When the desk answers, as content/desk.yaml says it. */
const HOURS = JSON.stringify({
  aim_minutes: 15,
  days: [1, 2, 3, 4, 5, 6],
  from: 10,
  until: 19,
  reply_hours: 24,
});

interface Question {
  call: string;
  value?: string;
}

/** One line of the result: durations in milliseconds. */
export interface DeskTimes {
  question: string;
  median: number;
  p95: number;
  /** The question whose answers took longest, and its median. */
  slowest: string;
}

/** Asks a filled desk's database what the desk asks, as the administrator. */
export async function measureDesk(desk: FilledDesk): Promise<DeskTimes[]> {
  const lists = (filters: readonly object[]) =>
    filters.map((filter) => ({ call: 'desk_leads($1)', value: JSON.stringify(filter) }));
  const week = `desk_week($1, 'today', '${HOURS}')`;
  const groups: Record<string, readonly Question[]> = {
    'a list': lists(LISTS_ASKED),
    'a filter': lists(FILTERS_ASKED),
    'a search': lists(SEARCHES_ASKED.map((search) => ({ search }))),
    'the counts': [{ call: 'desk_counts()' }],
    'the week': ['7d', '30d'].map((value) => ({ call: week, value })),
    'one lead': [{ call: 'desk_lead($1)', value: await anyLead(desk.database) }],
  };
  const times: DeskTimes[] = [];
  for (const [question, calls] of Object.entries(groups)) {
    const all: [string, number[]][] = [];
    for (const one of calls) all.push([one.value ?? '', await askOften(desk, one)]);
    const durations = all.flatMap(([, each]) => each);
    const [slowest = ''] = all
      .map(([value, each]) => [rank(each, 0.5), value] as const)
      .sort(([a], [b]) => b - a)
      .map(([median, value]) => `${Math.round(median)} ms ${value}`);
    times.push({ question, median: rank(durations, 0.5), p95: rank(durations, 0.95), slowest });
  }
  return times;
}

/** @returns milliseconds of each answer */
async function askOften({ database, administrator }: FilledDesk, { call, value }: Question) {
  const durations: number[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const values = value === undefined ? [] : [value];
    const asked = await timeCall(database, administrator, `public.${call}`, values);
    if (round >= 0) durations.push(asked.duration);
  }
  return durations;
}

async function anyLead(database: Database): Promise<string> {
  const { rows } = await database.transaction((tx) =>
    tx.query('select id from public.leads order by created_at offset 5000 limit 1'),
  );
  return rows[0].id;
}
