import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { ListRow } from '../../../contract/desk/list.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { t, tCount } from '../language/language.ts';
import { LoadFailed, RowsSkeleton } from '../loading.tsx';
import { createStore } from '../store.ts';
import { formatClock } from '../time/format-time.ts';
import view from '../view.module.css';
import { readListsAnew } from './change-lists.ts';
import styles from './desk-list.module.css';
import { countsQuery, databaseReadAt, type LeadListQuery, rowsOf } from './desk-lists.ts';

const AHEAD = '0px 0px 1200px';
/** Nobody scrolls through more; whoever does presses a button for the rest, and the page stays light. */
const MAX_PAGES_AHEAD = 20;

/** Reference of the lead at the top of the list that is shown. */
export const firstLead = createStore<string | undefined>(undefined);

export interface LeadListProps {
  list: LeadListQuery;
  readsAhead?: true;
  /** Another order than the server's. */
  sort?: ((leads: readonly ListRow[]) => readonly ListRow[]) | false;
  empty: ReactNode;
  children: (leads: readonly ListRow[]) => ReactNode;
}

/** The leads of a list, a page at a time, or its state: loading, failed, not refreshed, empty. */
export function LeadList({ list, readsAhead, sort, empty, children }: LeadListProps) {
  const rows = rowsOf(list.data);
  const leads = sort ? sort(rows) : rows;
  const first = leads[0] && referenceOf(leads[0].id);
  useEffect(() => {
    firstLead.set(first);
    return () => firstLead.set(undefined);
  }, [first]);

  if (list.isError && !list.data) {
    return (
      <LoadFailed what="The leads" onRetry={list.refetch}>
        {t('They are still safe in the database.')}
      </LoadFailed>
    );
  }
  if (!list.data) return <RowsSkeleton />;
  return (
    <div
      className={joinClasses(view.stack, styles.list)}
      aria-busy={list.isPlaceholderData || undefined}
    >
      {list.isRefetchError && (
        <p className={view.muted} role="status">
          {t('Not refreshed. Leads as of {time}.', {
            time: formatClock(databaseReadAt(list.dataUpdatedAt)),
          })}
        </p>
      )}
      {list.data.pages[0]?.is_similar && (
        <p className={view.muted} role="status">
          {t('No match. Similar names:')}
        </p>
      )}
      {leads.length === 0 ? empty : children(leads)}
      {list.hasNextPage && (
        <div ref={readsAhead && readAhead(list)}>
          <Button
            kind="secondary"
            isBusy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t(list.isFetchNextPageError ? 'Try again' : 'Show more')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** @returns a ref for the end of the list; it is set anew, and looks anew, whenever the list is drawn */
const readAhead = (list: LeadListQuery) => (end: Element | null) => {
  if (!end || list.isFetching || list.isError) return;
  if ((list.data?.pages.length ?? 0) >= MAX_PAGES_AHEAD) return;
  const watch = new IntersectionObserver(
    ([seen]) => seen?.isIntersecting && void list.fetchNextPage(),
    { rootMargin: AHEAD },
  );
  watch.observe(end);
  return () => watch.disconnect();
};

/**
 * Says that leads have come in since the list was read, and reads it anew on request: nothing moves under
 * the finger of somebody who is about to press.
 */
export function NewLeads({ list }: { list: Pick<LeadListQuery, 'data' | 'dataUpdatedAt'> }) {
  const client = useQueryClient();
  const { data: counts } = useQuery(countsQuery);
  const readAt = list.dataUpdatedAt;
  // What was counted when the list was read; a lead that came in between counts as new rather than as seen.
  const [seen, setSeen] = useState({ readAt: 0, all: 0, at: '' });
  const at = counts?.newest?.created_at ?? '';
  if (counts && readAt > 0 && seen.readAt !== readAt) setSeen({ readAt, all: counts.all, at });
  const isShown = list.data?.pages[0]?.rows.some(({ id }) => id === counts?.newest?.id);
  // Who asks again adds no lead.
  const least = at > seen.at ? 1 : 0;
  const count = counts && seen.readAt > 0 && !isShown ? Math.max(least, counts.all - seen.all) : 0;

  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    return () => {
      document.title = title;
    };
  }, [count]);

  function showThem() {
    // They stand at the beginning.
    scrollTo(0, 0);
    void readListsAnew(client);
    void client.invalidateQueries({ queryKey: countsQuery.queryKey });
  }

  return (
    <div className={styles.news}>
      <div role="status">
        {count > 0 && (
          <Button onClick={showThem}>
            {tCount(count, 'Show 1 new lead', 'Show {count} new leads')}
          </Button>
        )}
      </div>
    </div>
  );
}
