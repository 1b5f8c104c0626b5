import type { QueryClient } from '@tanstack/react-query';
import type { ListRow } from '../../../contract/desk/list.ts';
import type { WorkAnswer } from '../../../contract/desk/work.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { isSessionRefused } from '../backend/desk-error.ts';
import { describeLoadError } from '../lead/leads-messages.ts';
import { LISTS_KEY, type ListData } from './desk-lists.ts';

const LISTS = { queryKey: LISTS_KEY };

const isList = (name: unknown) => name === LISTS_KEY[0];

/** Refetches what the other views show after leads have changed: counts, health, ledgers, the audit log. */
export const refreshAllButLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => !isList(queryKey[0]) });

export async function readListsAnew(client: QueryClient): Promise<boolean> {
  client.setQueriesData<ListData>(
    LISTS,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: [null] },
  );
  await client.invalidateQueries({ ...LISTS, refetchType: 'none' });
  try {
    await client.refetchQueries({ ...LISTS, type: 'active' }, { throwOnError: true });
    return true;
  } catch (error) {
    // The page is redirecting to sign-in, which shows the reason.
    if (!isSessionRefused(error)) showToast(describeLoadError(error));
    return false;
  }
}

/** Every lead is gone: no list that is on its way brings one back. */
export async function emptyLists(client: QueryClient): Promise<void> {
  await client.cancelQueries(LISTS);
  client.setQueriesData<ListData>(LISTS, {
    pages: [{ rows: [], next: null, is_similar: false }],
    pageParams: [null],
  });
}

export async function dropFromLists(
  client: QueryClient,
  isGone: (id: string) => boolean,
): Promise<void> {
  changeRows(client, (rows) => rows.filter(({ id }) => !isGone(id)));
  await client.invalidateQueries({ ...LISTS, refetchType: 'none' });
}

export function showInLists(client: QueryClient, { lead_id, lead }: WorkAnswer): void {
  changeRows(client, (rows) => rows.map((row) => (row.id === lead_id ? { ...row, ...lead } : row)));
}

const changeRows = (client: QueryClient, change: (rows: ListRow[]) => ListRow[]) =>
  client.setQueriesData<ListData>(
    LISTS,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, rows: change(page.rows) })) },
  );

/** Pages of a list that are read anew after an action: reading more would take long, and counts as reading. */
const MAX_PAGES_ANEW = 6;

export const readWorkedAnew = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({
      predicate: ({ queryKey: [name], state }) =>
        name === LISTS_KEY[0] &&
        ((state.data as ListData | undefined)?.pages.length ?? 0) <= MAX_PAGES_ANEW,
    }),
    ...['desk-counts', 'desk-lead', 'audit'].map((name) =>
      client.invalidateQueries({ queryKey: [name] }),
    ),
  ]);
