import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListRow } from '../../../contract/desk/list.ts';
import type { Stage } from '../../../contract/desk/stages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { listQuery } from '../../shared/desk-list/desk-lists.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './board.module.css';
import { BoardCard } from './board-card.tsx';
import { columnFilter } from './board-columns.ts';

export interface BoardColumnProps {
  stage: Stage;
  /** Milliseconds since 1970. */
  now: number;
  /** The lead whose card gets the focus. */
  followed: string | undefined;
  onMove: (lead: ListRow) => void;
}

/** The leads of one stage, a page at a time. */
export function BoardColumn({ stage, now, followed, onMove }: BoardColumnProps) {
  const query = useInfiniteQuery(listQuery(columnFilter(stage)));
  if (query.isError && !query.data) {
    return (
      <div role="alert" className={styles.column}>
        <p>The leads could not be loaded.</p>
        <Button size="small" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!query.data) return <RowsSkeleton />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <p className={styles.empty}>No lead stands here.</p>;
  return (
    <>
      <ul className={styles.cards} aria-label={STAGE_NAMES[stage]}>
        {rows.map((lead) => (
          <BoardCard
            key={lead.id}
            lead={lead}
            now={now}
            isFollowed={lead.id === followed}
            onMove={() => onMove(lead)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          kind="secondary"
          size="small"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchNextPageError ? 'Try again' : 'Show more'}
        </Button>
      )}
    </>
  );
}
