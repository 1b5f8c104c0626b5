import type { ListRow } from '../../../contract/desk/list.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ContactButtons } from '../contact/contact-buttons.tsx';
import { LeadMarks } from '../lead/lead-marks.tsx';
import { subjectTone } from '../lead/subject-badge.tsx';
import { leadPlace, usePlace } from '../place/place.ts';
import { useRole } from '../role/role.ts';
import { ScoreBadge } from '../score/score-badge.tsx';
import { useAssignee } from '../team/team-query.ts';
import { formatAgo } from '../time/format-time.ts';
import { STAGE_NAMES, STAGE_TONES } from '../work/stage-names.ts';
import styles from './desk-list.module.css';
import { LeadClock } from './lead-clock.tsx';

export interface LeadCardProps {
  lead: ListRow;
  isOpen: boolean;
  /** Work on it has not reached the desk yet. */
  isWaiting: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** One lead of a list: who, where, what about, how long it waits, and the ways to answer at once. */
export function LeadCard({ lead, isOpen, isWaiting, now }: LeadCardProps) {
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
