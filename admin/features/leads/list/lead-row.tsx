import type { Ref } from 'react';
import { lazy, memo, Suspense, useId } from 'react';
import type { ListRow } from '../../../../contract/desk/list.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { LeadContact } from '../../../shared/lead/lead-contact.tsx';
import { LeadMarks } from '../../../shared/lead/lead-marks.tsx';
import { SubjectBadge } from '../../../shared/lead/subject-badge.tsx';
import { leadPlace, usePlace } from '../../../shared/place/place.ts';
import { formatAgo, formatWritten } from '../../../shared/time/format-time.ts';
import { STAGE_NAMES, STAGE_TONES } from '../../../shared/work/stage-names.ts';
import styles from './lead-row.module.css';
import { MessageToggle } from './message-toggle.tsx';

export interface LeadRowProps {
  lead: ListRow;
  /** Zero-based position in the list. */
  index: number;
  /** Milliseconds since 1970. */
  now: number;
  isExpanded: boolean;
  /** Opening this lead could not be written to the audit log. */
  isUnreported: boolean;
  isSelected: boolean | undefined;
  /** Undefined where no lead can be selected. */
  onSelect: ((id: string) => void) | undefined;
  onToggle: (id: string) => void;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

const LeadDetails = lazy(() => import('../details/lead-details.tsx'));

/** One lead. Closed rows share one height; an open row shows the whole message and all details. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, index, now, isExpanded, isUnreported, onToggle, ref } = props;
  const { isSelected = false, onSelect } = props;
  const place = usePlace();
  const detailsId = useId();

  return (
    <tr
      ref={ref}
      aria-rowindex={index + 2}
      data-index={index}
      data-open={isExpanded || undefined}
      data-keys
      className={styles.row}
    >
      <td className={styles.name}>
        {onSelect && (
          <label className={styles.select}>
            <input
              type="checkbox"
              aria-label={`Select ${lead.name}`}
              checked={isSelected}
              onChange={() => onSelect(lead.id)}
            />
          </label>
        )}
        <div className={styles.who}>
          <a
            dir="auto"
            className={styles.clamp}
            data-lead-link
            href={leadPlace({ ...place, view: 'leads' }, lead.id)}
            aria-current={place.reference === referenceOf(lead.id) || undefined}
          >
            {lead.name}
          </a>
          <LeadMarks lead={lead} />
        </div>
      </td>
      <td className={styles.contact}>
        <LeadContact lead={lead} />
      </td>
      <td className={styles.subject}>
        <SubjectBadge subject={lead.subject} />
        {lead.stage !== 'new' && (
          <Badge tone={STAGE_TONES[lead.stage]}>{STAGE_NAMES[lead.stage]}</Badge>
        )}
      </td>
      <td className={styles.message}>
        <p dir="auto" className={styles.clamp}>
          {lead.message}
          {lead.message_is_cut && '…'}
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
