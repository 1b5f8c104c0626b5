import { memo } from 'react';
import type { ListRow } from '../../../contract/desk/list.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ContactLinks } from '../../shared/contact/contact-ways.tsx';
import { LeadMarks } from '../../shared/lead/lead-marks.tsx';
import { SubjectBadge } from '../../shared/lead/subject-badge.tsx';
import { leadPlace, usePlace } from '../../shared/place.ts';
import rows from '../../shared/rows.module.css';
import { formatAgo, formatWritten } from '../../shared/time/format-time.ts';
import { useClock } from '../../shared/time/use-clock.ts';
import type { Selection } from '../../shared/use-selection.ts';
import { STAGE_NAMES, STAGE_TONES } from '../../shared/work/stage-names.ts';
import styles from './lead-table.module.css';

const COLUMNS = ['Name', 'Contact', 'Subject', 'Message', 'Received'] as const;

export interface LeadTableProps {
  leads: readonly ListRow[];
  total: number | undefined;
  selection?: Selection | undefined;
}

export function LeadTable({ leads, total, selection }: LeadTableProps) {
  const place = usePlace();
  const now = useClock();
  return (
    <div className={rows.box}>
      <table
        aria-label="Leads"
        aria-rowcount={total === undefined ? -1 : total + 1}
        className={rows.table}
      >
        <thead className={rows.head}>
          <tr aria-rowindex={1} className={rows.titles}>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={rows.body}>
          {leads.map((lead, index) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              index={index}
              now={now}
              href={leadPlace({ ...place, view: 'leads' }, lead.id)}
              isOpen={place.reference === referenceOf(lead.id)}
              isSelected={selection?.ids.has(lead.id) || selection?.isWholeFilter}
              onSelect={selection?.toggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LeadRowProps {
  lead: ListRow;
  index: number;
  now: number;
  href: string;
  isOpen: boolean;
  isSelected: boolean | undefined;
  onSelect: ((id: string) => void) | undefined;
}

/** One lead; all rows have one height, so that nothing moves while they come. */
const LeadRow = memo(function LeadRow({ lead, index, now, href, onSelect, ...is }: LeadRowProps) {
  return (
    <tr aria-rowindex={index + 2} data-index={index} data-keys className={styles.row}>
      <td className={styles.name}>
        {onSelect && (
          <label className={styles.select}>
            <input
              type="checkbox"
              aria-label={`Select ${lead.name}`}
              checked={is.isSelected ?? false}
              onChange={() => onSelect(lead.id)}
            />
          </label>
        )}
        <div className={styles.who}>
          <a
            dir="auto"
            className={styles.clamp}
            data-lead-link
            href={href}
            aria-current={is.isOpen || undefined}
          >
            {lead.name}
          </a>
          <LeadMarks lead={lead} />
        </div>
      </td>
      <td className={styles.contact}>
        <ContactLinks lead={lead} />
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
        </p>
      </td>
      <td className={styles.received}>
        <time dateTime={lead.created_at}>{formatWritten(lead.created_at)}</time>
        <span className={styles.ago}>{formatAgo(lead.created_at, now)}</span>
      </td>
    </tr>
  );
});
