import type { Ref } from 'react';
import { lazy, memo, Suspense, useId } from 'react';
import { referenceOf } from '../../../../contract/reference.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import type { Lead } from '../../../shared/lead/lead.ts';
import { LeadContact } from '../../../shared/lead/lead-contact.tsx';
import { LeadMarks } from '../../../shared/lead/lead-marks.tsx';
import { SubjectBadge } from '../../../shared/lead/subject-badge.tsx';
import { formatAgo, formatWritten } from '../../../shared/time/format-time.ts';
import styles from './lead-row.module.css';
import { MessageToggle } from './message-toggle.tsx';

export interface LeadRowProps {
  lead: Lead;
  /** Zero-based position in the list. */
  index: number;
  /** Milliseconds since 1970. */
  now: number;
  isExpanded: boolean;
  /** Opening this lead could not be written to the audit log. */
  isUnreported: boolean;
  onToggle: (id: string) => void;
  ref: Ref<HTMLTableRowElement>;
}

const LeadDetails = lazy(() => import('../details/lead-details.tsx'));

/** One lead. Closed rows share one height; an open row shows the whole message and all details. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, index, now, isExpanded, isUnreported, onToggle, ref } = props;
  const detailsId = useId();

  return (
    <tr
      ref={ref}
      aria-rowindex={index + 2}
      data-index={index}
      data-open={isExpanded || undefined}
      className={styles.row}
    >
      <td className={styles.name}>
        <a dir="auto" className={styles.clamp} href={`#leads/${referenceOf(lead.id)}`}>
          {lead.name}
        </a>
        <LeadMarks lead={lead} />
      </td>
      <td className={styles.contact}>
        <LeadContact lead={lead} />
      </td>
      <td className={styles.subject}>
        <SubjectBadge subject={lead.subject} />
      </td>
      <td className={styles.message}>
        <p dir="auto" className={styles.clamp}>
          {lead.message}
        </p>
      </td>
      <td className={styles.received}>
        <time dateTime={lead.created_at}>{formatWritten(lead.created_at)}</time>
        <span className={styles.ago}>{formatAgo(lead.created_at, now)}</span>
      </td>
      <td className={styles.toggle}>
        <MessageToggle
          name={lead.name}
          controls={isExpanded ? detailsId : undefined}
          isExpanded={isExpanded}
          onToggle={() => onToggle(lead.id)}
        />
      </td>
      {isExpanded && (
        <td id={detailsId} className={styles.details}>
          <Suspense fallback={<Skeleton />}>
            <LeadDetails lead={lead} isUnreported={isUnreported} />
          </Suspense>
        </td>
      )}
    </tr>
  );
});
