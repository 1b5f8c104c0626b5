import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListFilter, ListRow } from '../../../contract/desk/list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CircleAlert, ShieldCheck } from '../../../ui/icon/icons.ts';
import { countsQuery } from '../../shared/desk-list/desk-counts.ts';
import { listQuery } from '../../shared/desk-list/desk-lists.ts';
import { countLeads, formatCount } from '../../shared/lead/lead-count.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DoubtfulLead } from './doubtful-lead.tsx';
import styles from './quarantine.module.css';
import { useQuarantine } from './use-quarantine.ts';

const FILTER = { list: 'quarantine' } as const satisfies ListFilter;

/** Quarantined leads with their reasons, a page at a time. Nothing is refused automatically: a person decides. */
export default function QuarantineView() {
  const list = useInfiniteQuery(listQuery(FILTER));
  const { data: counts } = useQuery(countsQuery);
  const { release, remove, removeAll } = useQuarantine();
  const [question, setQuestion] = useState<ListRow | 'all'>();
  const box = useRef<HTMLDivElement>(null);

  if (list.isError && !list.data) {
    return (
      <EmptyState
        icon={CircleAlert}
        title="The leads could not be loaded"
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      >
        They are still safe in the database.
      </EmptyState>
    );
  }
  if (!list.data) return <RowsSkeleton />;
  const leads = list.data.pages.flatMap(({ rows }) => rows);
  // The list may know of more, or of less, than the count of some seconds ago.
  const count = list.hasNextPage ? Math.max(counts?.quarantined ?? 0, leads.length) : leads.length;

  async function erase() {
    const hasGone = await (question === 'all' || !question
      ? removeAll.mutateAsync()
      : remove.mutateAsync(question)
    ).then(
      () => true,
      () => false,
    );
    if (hasGone) leave();
  }

  /** The pressed button no longer exists, so the list takes the focus. */
  function leave() {
    setQuestion(undefined);
    requestAnimationFrame(() => box.current?.focus());
  }

  return (
    <Panel
      title="Quarantine"
      words="Enquiries that look as if a machine had sent them. Their senders were told that they arrived; no mail about them goes out until you say that they are no spam. After 60 days they are deleted."
      actions={
        count > 1 && (
          <Button kind="secondary" size="small" onClick={() => setQuestion('all')}>
            Delete all {countLeads(count)}
          </Button>
        )
      }
    >
      <div ref={box} tabIndex={-1} className={styles.box}>
        {count === 0 ? (
          <EmptyState icon={ShieldCheck} title="Nothing is doubted">
            Enquiries that look like spam wait here instead of in the list.
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {leads.map((lead) => (
              <DoubtfulLead
                key={lead.id}
                lead={lead}
                isBusy={release.isPending && release.variables.id === lead.id}
                onRelease={() => release.mutate(lead, { onSuccess: leave })}
                onDelete={() => setQuestion(lead)}
              />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button
            kind="secondary"
            isBusy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? 'Try again' : 'Show more'}
            {count > leads.length && ` (${formatCount(count - leads.length)} left)`}
          </Button>
        )}
      </div>
      <DeleteDialog
        question={question}
        count={count}
        isDeleting={remove.isPending || removeAll.isPending}
        onDelete={() => void erase()}
        onClose={() => setQuestion(undefined)}
      />
    </Panel>
  );
}
