import type { Ref } from 'react';
import { memo, useId } from 'react';
import type { Lead } from './lead.ts';
import { LeadContact } from './lead-contact.tsx';
import styles from './lead-row.module.css';
import { formatAgo, formatWritten } from './lead-time.ts';
import { MessageToggle } from './message-toggle.tsx';
import { SubjectBadge } from './subject-badge.tsx';
import { useClampWatch } from './use-clamp-watch.ts';

export interface LeadRowProps {
  lead: Lead;
  /** Place in the list, from 0. */
  index: number;
  /** Milliseconds since 1970. */
  now: number;
  isExpanded: boolean;
  onToggle: (id: string) => void;
  ref: Ref<HTMLTableRowElement>;
}

/** One lead. Closed rows share one height; a row with a text that is cut can be opened. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, index, now, isExpanded, onToggle, ref } = props;
  const { isClamped, watch } = useClampWatch();
  const messageId = useId();

  return (
    <tr
      ref={ref}
      aria-rowindex={index + 2}
      data-index={index}
      data-open={isExpanded || undefined}
      className={styles.row}
    >
      <td className={styles.name}>
        <span ref={watch} dir="auto" className={styles.clamp}>
          {lead.name}
        </span>
      </td>
      <td className={styles.contact}>
        <LeadContact lead={lead} watch={watch} />
      </td>
      <td className={styles.subject}>
        <SubjectBadge subject={lead.subject} />
      </td>
      <td className={styles.message}>
        <p ref={watch} id={messageId} dir="auto" className={styles.clamp}>
          {lead.message}
        </p>
      </td>
      <td className={styles.received}>
        <time dateTime={lead.created_at}>{formatWritten(lead.created_at)}</time>
        <span className={styles.ago}>{formatAgo(lead.created_at, now)}</span>
      </td>
      <td className={styles.toggle}>
        {(isClamped || isExpanded) && (
          <MessageToggle
            name={lead.name}
            controls={messageId}
            isExpanded={isExpanded}
            onToggle={() => onToggle(lead.id)}
          />
        )}
      </td>
    </tr>
  );
});
