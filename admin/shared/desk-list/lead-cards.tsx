import type { ListRow } from '../../../contract/desk/list.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { ContactButtons } from '../contact/contact-ways.tsx';
import { LeadMarks } from '../lead/lead-marks.tsx';
import { ScoreBadge } from '../lead/score-badge.tsx';
import { SubjectBadge } from '../lead/subject-badge.tsx';
import { leadPlace, usePlace } from '../place.ts';
import { useRole } from '../role.ts';
import { useAssignee } from '../team-query.ts';
import { formatAgo } from '../time/format-time.ts';
import { useClock } from '../time/use-clock.ts';
import view from '../view.module.css';
import { applyWork, isWaitingFor } from '../work/queue/apply-work.ts';
import { useWaitingWork } from '../work/queue/kept-work.ts';
import { STAGE_NAMES, STAGE_TONES } from '../work/stage-names.ts';
import styles from './desk-list.module.css';
import { LeadClock } from './lead-clock.tsx';

export function LeadCards({ leads, label }: { leads: readonly ListRow[]; label: string }) {
  const now = useClock();
  const waiting = useWaitingWork();
  return (
    <ul className={view.stack} aria-label={label}>
      {leads.map((lead) => (
        <LeadCard
          key={lead.id}
          lead={applyWork(lead, waiting)}
          isWaiting={isWaitingFor(waiting, lead.id)}
          now={now}
        />
      ))}
    </ul>
  );
}

/** Within its list, so that the lead beside it stays where it is. */
function reveal(card: HTMLElement | null): void {
  const top = scrollY;
  card?.scrollIntoView({ block: 'nearest' });
  scrollTo(0, top);
}

interface LeadCardProps {
  lead: ListRow;
  isWaiting: boolean;
  now: number;
}

function LeadCard({ lead, isWaiting, now }: LeadCardProps) {
  const place = usePlace();
  const role = useRole();
  const assignee = useAssignee(lead.assigned_to);
  const isOpen = place.reference === referenceOf(lead.id) || undefined;
  return (
    <li
      ref={isOpen && reveal}
      className={joinClasses(view.box, styles.card)}
      data-keys
      data-open={isOpen}
    >
      <div className={styles.line}>
        <a
          className={styles.name}
          data-lead-link
          dir="auto"
          href={leadPlace(place, lead.id)}
          aria-current={isOpen}
        >
          {lead.name}
        </a>
        <time className={styles.ago} dateTime={lead.created_at}>
          {formatAgo(lead.created_at, now)}
        </time>
      </div>
      <div className={styles.facts}>
        <Badge tone={STAGE_TONES[lead.stage]}>{STAGE_NAMES[lead.stage]}</Badge>
        <SubjectBadge subject={lead.subject} />
        <ScoreBadge lead={lead} />
        {lead.city && <span dir="auto">{lead.city}</span>}
        {lead.enquiries_of_person > 1 && <span>{lead.enquiries_of_person} enquiries</span>}
        {assignee && <span>{assignee}</span>}
        <LeadMarks lead={lead} />
        {isWaiting && <Badge tone="grey">Not synced yet</Badge>}
      </div>
      <p dir="auto" className={styles.message}>
        {lead.message}
      </p>
      <LeadClock lead={lead} now={now} />
      {role !== 'viewer' && <ContactButtons lead={lead} />}
    </li>
  );
}
