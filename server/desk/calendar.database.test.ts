import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { referenceOf } from '../../contract/reference.ts';
import { type Desk, openDesk } from '../../supabase/tests/desk/desk.ts';
import { parseCalendar } from '../../tests/support/calendar/parse-calendar.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import type { AppEnv } from '../context.ts';
import { giveRequestId, logRequests } from '../middleware/request-log.ts';
import { countInDatabase } from '../rate-limit.ts';
import { mountCalendar } from './calendar.ts';

const { database } = await createTestDatabase();

const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
let desk: Desk;
let app: Hono<AppEnv>;
let network = 0;
beforeAll(async () => {
  desk = await openDesk(database);
  const routes = mountCalendar({
    database,
    countRequest: countInDatabase(database, 'a key of the tests'),
    log,
    deskUrl: 'https://desk.yctfc.example',
  });
  app = new Hono<AppEnv>()
    .use(giveRequestId(), logRequests(log))
    .use((c, next) => {
      c.set('clientAddress', `203.0.113.${network}`);
      return next();
    })
    .route('/functions/v1/desk-calendar', routes);
});
beforeEach(() => {
  network += 1;
});
const ask = async (token: string, headers: Record<string, string> = {}) =>
  app.request(`/functions/v1/desk-calendar?token=${encodeURIComponent(token)}`, { headers });

test('a calendar program reads the next steps, and is told when nothing has changed', async () => {
  const lead = await desk.enquire({ name: 'Gurpreet Kaur', phone: '+919876543210' });
  await desk.work(lead, { next: { at: '2026-11-24T05:30:00Z', what: 'send the cost sheet' } });
  const token = await desk.call<string>('renew_calendar_feed()');
  const answer = await ask(token);
  const body = await answer.text();
  expect(parseCalendar(body).parts).toMatchObject([
    {
      properties: {
        UID: `${lead}@yctfc`,
        DTSTART: '20261124T053000Z',
        SUMMARY: 'send the cost sheet: Gurpreet Kaur',
        DESCRIPTION: `+919876543210\n${referenceOf(lead)}`,
      },
    },
  ]);
  expect(body).not.toMatch(/asha@|Hello/);
  const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await ask(token, known)).status).toBe(304);
  await desk.work(lead, { next: { at: '2026-11-25T05:30:00Z', what: 'send the cost sheet' } });
  const moved = await ask(token, known);
  expect(parseCalendar(await moved.text()).parts[0]?.properties).toMatchObject({
    UID: `${lead}@yctfc`,
    DTSTART: '20261125T053000Z',
  });
});

test('an intruder gets the same answer for every kind of token', async () => {
  const old = await desk.call<string>('renew_calendar_feed()');
  const token = await desk.call<string>('renew_calendar_feed()');
  const [{ digest } = {}] = await desk.sql<{ digest: string }>(
    "select encode(token_digest, 'hex') as digest from private.calendar_feeds",
  );
  const answers = new Set<string>();
  const tokens = [
    '',
    'x',
    "' or 1=1 --",
    '\u0000',
    old,
    String(digest),
    token.slice(1),
    `${token}0`,
  ];
  for (const stolen of tokens) {
    const answer = await ask(stolen);
    expect(answer.status, stolen).toBe(404);
    answers.add(await answer.text());
  }
  expect(answers.size).toBe(1);
  expect((await ask(token)).status).toBe(200);
});

test('guessing is stopped, and the counter of one network is no other’s', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 61; guess += 1) statuses.push((await ask('a'.repeat(64))).status);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404));
  expect(statuses[60]).toBe(429);
  network += 1;
  expect((await ask('a'.repeat(64))).status).toBe(404);
});

test('no log knows a token', async () => {
  expect(lines.length).toBeGreaterThan(60);
  expect(lines.join('')).toContain('/functions/v1/desk-calendar');
  expect(lines.join('')).not.toMatch(/token|[0-9a-f]{64}/);
});
