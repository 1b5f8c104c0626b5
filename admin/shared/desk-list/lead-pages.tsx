import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListFilter, ListRow } from '../../../contract/desk/list.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CircleAlert } from '../../../ui/icon/icons.ts';
import { ContactButtons } from '../contact/contact-buttons.tsx';
import { LeadMarks } from '../lead/lead-marks.tsx';
import { subjectTone } from '../lead/subject-badge.tsx';
import { describeNotRefreshed } from '../list-filter/lead-count.tsx';
import { leadPlace, usePlace } from '../place/place.ts';
import { useRole } from '../role.ts';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { ScoreBadge } from '../score/score-badge.tsx';
import { useAssignee } from '../team-query.ts';
import { formatAgo } from '../time/format-time.ts';
import { useClock } from '../time/use-clock.ts';
import { applyWork, isWaitingFor } from '../work/queue/apply-work.ts';
import { useWaitingWork } from '../work/queue/waiting-work.ts';
import { STAGE_NAMES, STAGE_TONES } from '../work/stage-names.ts';
import styles from './desk-list.module.css';
import { databaseReadAt, listQuery } from './desk-lists.ts';
import { LeadClock } from './lead-clock.tsx';

interface LeadCardProps {
  lead: ListRow;
  isOpen: boolean;
  /** Work on it has not reached the desk yet. */
  isWaiting: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** One lead of a list: who, where, what about, how long it waits, and the ways to answer at once. */
function LeadCard({ lead, isOpen, isWaiting, now }: LeadCardProps) {
  const place = usePlace();
  const role = useRole();
  const assignee = useAssignee(lead.assigned_to);
  const subject = lead.subject ?? 'no subject';
  return (
    <li className={styles.card} data-keys data-open={isOpen || undefined}>
      <div className={styles.line}>
        <a
          className={styles.name}
          data-lead-link
          dir="auto"
          href={leadPlace(place, lead.id)}
          aria-current={isOpen || undefined}
        >
          {lead.name}
        </a>
        <time className={styles.ago} dateTime={lead.created_at}>
          {formatAgo(lead.created_at, now)}
        </time>
      </div>
      <div className={styles.facts}>
        <Badge tone={STAGE_TONES[lead.stage]}>{STAGE_NAMES[lead.stage]}</Badge>
        <Badge tone={subjectTone(lead.subject)} className={styles.subject}>
          {subject}
        </Badge>
        <ScoreBadge lead={lead} />
        {lead.city && <span dir="auto">{lead.city}</span>}
        {lead.enquiries_of_person > 1 && <span>{lead.enquiries_of_person} enquiries</span>}
        {assignee && <span>{assignee}</span>}
        <LeadMarks lead={lead} />
        {isWaiting && <Badge tone="grey">Waits to be sent</Badge>}
      </div>
      <p dir="auto" className={styles.message}>
        {lead.message}
      </p>
      <LeadClock lead={lead} now={now} />
      {role !== 'viewer' && <ContactButtons lead={lead} />}
    </li>
  );
}

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
