import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePage, makeRow } from '../../testing/untouched.ts';
import { refuse, type Sent, stubDesk } from '../backend/testing/stub-desk.ts';

vi.stubGlobal('location', { origin: 'https://desk.example' });
const { listQuery } = await import('./desk-lists.ts');
const {
  dropFromLists,
  emptyLists,
  readListsAnew,
  readWorkedAnew,
  refreshAllButLists,
  showInLists,
} = await import('./change-lists.ts');

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
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

test('after an action a list that was read far down keeps its rows, and shows what the lead is like now', async () => {
  stubDesk({ desk_leads: pages(20) });
  const [long, short] = [listQuery({}), listQuery({ city: 'Moga' })];
  await client.fetchInfiniteQuery({ ...long, pages: 7 });
  await client.fetchInfiniteQuery({ ...short, pages: 6 });
  await readWorkedAnew(client);
  const isStale = (query: typeof long) => client.getQueryState(query.queryKey)?.isInvalidated;
  expect([isStale(long), isStale(short)]).toEqual([false, true]);
  showInLists(client, { lead_id: 'id-3', lead: { stage: 'won' } } as never);
  const rows = client.getQueryData(long.queryKey)?.pages.flatMap((page) => page.rows);
  expect(rows?.map(({ stage }) => stage)).toEqual([
    ...Array(3).fill('new'),
    'won',
    'new',
    'new',
    'new',
  ]);
});

test('reading anew begins at the first page of the list that is open, and leaves the others for later', async () => {
  const sent = stubDesk({ desk_leads: pages(20) });
  const [open, closed] = [listQuery({}), listQuery({ city: 'Moga' })];
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
  const [table, list] = [listQuery({}), listQuery({ city: 'Moga' })];
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
