import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toast.ts';
import { isSessionRefused } from '../backend/desk-error.ts';
import { describeLoadError } from '../lead/leads-messages.ts';
import { FIRST_PAGE, LISTS_KEY, type ListData } from './desk-lists.ts';

const LISTS = { queryKey: LISTS_KEY };

const isList = (name: unknown) => name === LISTS_KEY[0];

/** Refetches what the other views show after leads have changed: counts, health, ledgers, the audit log. */
export const refreshAllButLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => !isList(queryKey[0]) });

/**
 * Reads the list that is open from its beginning, and the others when they are opened. What is shown stays
 * until the answer is there; a toast says why there is none.
 * @returns whether the database has answered
 */
export async function readListsAnew(client: QueryClient): Promise<boolean> {
  client.setQueriesData<ListData>(
    LISTS,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: [FIRST_PAGE] },
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
    pageParams: [FIRST_PAGE],
  });
}

/** Takes leads out of the list that is open, which keeps its place; the other lists are read when they are opened. */
export async function dropFromLists(
  client: QueryClient,
  isGone: (id: string) => boolean,
): Promise<void> {
  client.setQueriesData<ListData>(
    LISTS,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          rows: page.rows.filter(({ id }) => !isGone(id)),
        })),
      },
  );
  await client.invalidateQueries({ ...LISTS, refetchType: 'none' });
}
