import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePage, makeRow } from '../../testing/untouched.ts';
import type { Sent } from '../backend/testing/stub-backend.ts';
import { refuse, stubDesk } from '../backend/testing/stub-desk.ts';

vi.stubGlobal('location', { origin: 'https://desk.example' });
const { listQuery, tableQuery, jumpToPage } = await import('./desk-lists.ts');
const { dropFromLists, emptyLists, readListsAnew, refreshAllButLists } = await import(
  './change-lists.ts'
);

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});
afterEach(() => client.clear());

/** A list of so many pages with one lead each. */
const pages = (count: number) => (sent: Sent) => {
  const at = Number((sent.body as { after?: string }).after ?? 0);
  return makePage([makeRow({ id: `id-${at}` })], at + 1 < count ? String(at + 1) : null);
};
const asked = (sent: Sent[]) =>
  sent.map(({ body }) => (body as { after?: string }).after ?? 'first');
const kept = (query: { queryKey: readonly unknown[] }) =>
  client
    .getQueryData<{ pages: { rows: { id: string }[] }[] }>(query.queryKey)
    ?.pages.flatMap(({ rows }) => rows.map(({ id }) => id));

test('a list is read a page at a time, once, and a refusal is not asked for again', async () => {
  const sent = stubDesk({ desk_leads: pages(3) });
  await client.fetchInfiniteQuery({ ...listQuery({ city: 'Moga' }), pages: 2 });
  await client.fetchInfiniteQuery({ ...listQuery({ city: 'Moga' }), pages: 2 });
  expect(asked(sent)).toEqual(['first', '1']);
  expect(sent[1]?.body).toEqual({ filter: { city: 'Moga' }, after: '1' });
  const refused = stubDesk({ desk_leads: refuse(400) });
  await expect(client.fetchInfiniteQuery(listQuery({}))).rejects.toMatchObject({ status: 400 });
  expect(refused).toHaveLength(1);
});

test('a table keeps six pages, and goes back to one that it has let go', async () => {
  const sent = stubDesk({ desk_leads: pages(20) });
  const table = tableQuery({});
  await client.fetchInfiniteQuery({ ...table, pages: 10 });
  expect(kept(table)).toEqual(['id-4', 'id-5', 'id-6', 'id-7', 'id-8', 'id-9']);
  const observer = new QueryObserver(client, table as never);
  const stop = observer.subscribe(() => {});
  sent.length = 0;
  await jumpToPage(client, table.queryKey, 1);
  expect(asked(sent)).toEqual(['1']);
  await jumpToPage(client, table.queryKey, 5);
  expect(asked(sent)).toEqual(['1', '1']);
  stop();
});

test('reading anew begins at the first page of the list that is open, and leaves the others for later', async () => {
  const sent = stubDesk({ desk_leads: pages(20) });
  const [open, closed] = [tableQuery({}), listQuery({ city: 'Moga' })];
  await client.fetchInfiniteQuery({ ...open, pages: 8 });
  await client.fetchInfiniteQuery(closed);
  const stop = new QueryObserver(client, open as never).subscribe(() => {});
  sent.length = 0;
  await readListsAnew(client);
  expect(sent.map(({ body }) => body)).toEqual([{ filter: {} }]);
  expect(kept(open)).toEqual(['id-0']);
  expect(client.getQueryState(closed.queryKey)?.isInvalidated).toBe(true);
  stubDesk({ desk_leads: refuse(400) });
  expect(await readListsAnew(client)).toBe(false);
  stop();
});

test('leads that are gone leave every list, and all lists when all are gone', async () => {
  stubDesk({ desk_leads: pages(3) });
  const [table, list] = [tableQuery({}), listQuery({ city: 'Moga' })];
  await client.fetchInfiniteQuery({ ...table, pages: 3 });
  await client.fetchInfiniteQuery({ ...list, pages: 3 });
  await dropFromLists(client, (id) => id === 'id-1');
  expect([kept(table), kept(list)]).toEqual([
    ['id-0', 'id-2'],
    ['id-0', 'id-2'],
  ]);
  await emptyLists(client);
  expect([kept(table), kept(list)]).toEqual([[], []]);
});

test('everything but the lists is read anew after a change', async () => {
  stubDesk({ desk_leads: pages(1) });
  await client.fetchInfiniteQuery(listQuery({}));
  client.setQueryData(['health'], 1);
  await refreshAllButLists(client);
  expect(client.getQueryState(listQuery({}).queryKey)?.isInvalidated).toBe(false);
  expect(client.getQueryState(['health'])?.isInvalidated).toBe(true);
});
