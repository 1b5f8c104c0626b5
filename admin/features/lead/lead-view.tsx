import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OneLead } from '../../../contract/desk/one-lead.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft, CircleAlert, Search } from '../../../ui/icon/icons.ts';
import { ContactButtons } from '../../shared/contact/contact-buttons.tsx';
import { LeadClock } from '../../shared/desk-list/lead-clock.tsx';
import { LeadMarks } from '../../shared/lead/lead-marks.tsx';
import { leadQuery } from '../../shared/lead/lead-query.ts';
import { SubjectBadge } from '../../shared/lead/subject-badge.tsx';
import { usePlace, writePlace } from '../../shared/place/place.ts';
import { useRole } from '../../shared/role/role.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { ScoreReasons } from '../../shared/score/score-badge.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import { addWaiting, applyWork } from '../../shared/work/queue/apply-work.ts';
import { useWaitingWork } from '../../shared/work/queue/waiting-work.ts';
import { AssignForm } from './assign-form.tsx';
import { DeleteLead } from './delete-lead.tsx';
import { FieldSuggestions } from './field-suggestions.tsx';
import { FieldsForm } from './fields-form.tsx';
import styles from './lead.module.css';
import { LeadFacts } from './lead-facts.tsx';
import { NextStepPanel } from './next-step-panel.tsx';
import { NoteForm } from './note-form.tsx';
import { OtherEnquiries } from './other-enquiries.tsx';
import { StageForm } from './stage-form.tsx';
import { TagsForm } from './tags-form.tsx';
import { Timeline } from './timeline.tsx';

/** One lead: how to reach it, where it stands, what is next, and all that happened. */
export default function LeadView({ reference }: { reference: string }) {
  const place = usePlace();
  const query = useQuery(leadQuery(reference));
  const back = writePlace({ ...place, reference: undefined });

  if (query.isError && !query.data) {
    return (
      <EmptyState
        icon={CircleAlert}
        title="This lead could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try again</Button>}
      >
        It is still safe in the database.
      </EmptyState>
    );
  }
  return (
    <div className={styles.view}>
      <a className={styles.back} href={back}>
        <Icon icon={ChevronLeft} />
        <span className={styles.toList}>Back to the list</span>
        <span className={styles.toClose}>Close</span>
      </a>
      {query.data === undefined && <RowsSkeleton />}
      {query.data === null && (
        <EmptyState icon={Search} title={`No lead has the reference ${reference}`}>
          It may have been deleted. Search finds leads by name, number and address too.
        </EmptyState>
      )}
      {query.data && <KnownLead key={query.data.lead.id} known={query.data} />}
    </div>
  );
}

function KnownLead({ known }: { known: NonNullable<OneLead> }) {
  const { timeline } = known;
  const role = useRole();
  const waiting = useWaitingWork();
  const lead = applyWork(known.lead, waiting);
  const heading = useRef<HTMLHeadingElement>(null);

  // On a phone the lead takes the list's place; whoever cannot see is told so.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <article className={styles.lead} data-keys aria-labelledby="lead-name">
      <header className={styles.head}>
        <h2 id="lead-name" ref={heading} tabIndex={-1} dir="auto" className={styles.name}>
          {lead.name}
        </h2>
        <p className={styles.under}>
          <SubjectBadge subject={lead.subject} />
          <LeadMarks lead={lead} />
          <span>{referenceOf(lead.id)}</span>
          <time dateTime={lead.created_at}>{formatWritten(lead.created_at)}</time>
        </p>
        <LeadClock lead={lead} now={now()} />
        <ScoreReasons lead={{ ...lead, enquiries_of_person: known.same_person.length + 1 }} />
      </header>
      <div className={styles.work}>
        {role !== 'viewer' && <ContactButtons lead={lead} />}
        <p dir="auto" className={styles.message}>
          {lead.message}
        </p>
        <OtherEnquiries known={known} />
        {role !== 'viewer' && (
          <>
            <StageForm key={lead.stage} lead={lead} />
            <NextStepPanel lead={lead} />
            <NoteForm lead={lead} />
          </>
        )}
      </div>
      <div className={styles.known}>
        <LeadFacts lead={lead} />
        <AssignForm lead={lead} />
        {role !== 'viewer' && (
          <>
            <TagsForm lead={lead} />
            <FieldSuggestions lead={lead} />
            <FieldsForm lead={lead} />
          </>
        )}
      </div>
      <Timeline entries={addWaiting(timeline, waiting, lead.id)} />
      {role === 'owner' && <DeleteLead lead={lead} />}
    </article>
  );
}
