import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CircleAlert } from '../../../ui/icon/icons.ts';
import { describeNotRefreshed } from '../list-filter/lead-count.tsx';
import { usePlace } from '../place/place.ts';
import { RowsSkeleton } from '../rows/rows-skeleton.tsx';
import { useClock } from '../time/use-clock.ts';
import { applyWork, isWaitingFor } from '../work/queue/apply-work.ts';
import { useWaitingWork } from '../work/queue/waiting-work.ts';
import styles from './desk-list.module.css';
import { databaseReadAt, listQuery } from './desk-lists.ts';
import { LeadCard } from './lead-card.tsx';

export interface LeadPagesProps {
  filter: ListFilter;
  /** Accessible name of the list. */
  label: string;
  /** Stands there when the list has no lead. */
  empty: ReactNode;
}

/** The leads of one list, a page at a time. */
export function LeadPages({ filter, label, empty }: LeadPagesProps) {
  const { reference } = usePlace();
  const query = useInfiniteQuery({ ...listQuery(filter), placeholderData: keepPreviousData });
  const now = useClock();
  const waiting = useWaitingWork();

  if (query.isError && !query.data) {
    return (
      <EmptyState
        icon={CircleAlert}
        title="The leads could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try again</Button>}
      >
        They are still safe in the database.
      </EmptyState>
    );
  }
  if (!query.data) return <RowsSkeleton />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  const failure = query.isRefetchError && (
    <p className={styles.similar} role="status">
      {describeNotRefreshed(databaseReadAt(query.dataUpdatedAt))}
    </p>
  );
  if (rows.length === 0) {
    return (
      <>
        {failure}
        {empty}
      </>
    );
  }
  return (
    <>
      {failure}
      {query.data.pages[0]?.is_similar && (
        <p className={styles.similar} role="status">
          Nothing has these words. These names are spelled like them.
        </p>
      )}
      <ul
        className={styles.list}
        aria-label={label}
        aria-busy={query.isPlaceholderData || undefined}
      >
        {rows.map((lead) => (
          <LeadCard
            key={lead.id}
            lead={applyWork(lead, waiting)}
            isWaiting={isWaitingFor(waiting, lead.id)}
            isOpen={referenceOf(lead.id) === reference}
            now={now}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          kind="secondary"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchNextPageError ? 'Try again' : 'Show more'}
        </Button>
      )}
    </>
  );
}
