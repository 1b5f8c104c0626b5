import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeskError } from '../backend/desk-error.ts';
import { AnswerError } from '../backend/read-answer.ts';
import { refuse, stubDesk } from '../backend/testing/stub-desk.ts';
import { makeLead } from './testing/untouched.ts';

vi.stubGlobal('location', { origin: 'https://desk.example' });
const { leadsQuery, refreshAllButLeads } = await import('./leads-query.ts');

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});
afterEach(() => client.clear());

test('the list is read once, newest first, and stays as it is', async () => {
  const sent = stubDesk({ leads: [makeLead()] });
  expect(await client.fetchQuery(leadsQuery)).toEqual([makeLead()]);
  await client.fetchQuery(leadsQuery);
  expect(sent.map(({ line }) => line)).toEqual([
    'GET /rest/v1/leads?select=*&order=created_at.desc',
  ]);
});

test('after a thousand leads those not newer than the last are read', async () => {
  const page = Array.from({ length: 1000 }, (_, at) => makeLead({ id: String(at) }));
  const sent = stubDesk({ leads: ({ line }) => (line.includes('lte') ? [] : page) });
  expect(await client.fetchQuery(leadsQuery)).toHaveLength(1000);
  expect(sent[1]?.line).toContain(`created_at=lte.${makeLead().created_at}`);
});

test.each([
  [refuse(400), DeskError],
  [[{ id: 7 }], AnswerError],
])('a list that is refused or cannot be read is asked for once (%#)', async (answer, kind) => {
  const sent = stubDesk({ leads: answer });
  await expect(client.fetchQuery(leadsQuery)).rejects.toThrow(kind);
  expect(sent).toHaveLength(1);
  const failure = client.getQueryState(leadsQuery.queryKey)?.error;
  if (kind === DeskError) expect(failure).toMatchObject({ status: 400 });
});

test('everything but the list is read anew after a change', async () => {
  client.setQueryData(leadsQuery.queryKey, []);
  client.setQueryData(['health'], 1);
  await refreshAllButLeads(client);
  expect(client.getQueryState(leadsQuery.queryKey)?.isInvalidated).toBe(false);
  expect(client.getQueryState(['health'])?.isInvalidated).toBe(true);
});
