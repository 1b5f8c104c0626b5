import { memo } from 'react';
import { summariseFacts } from '../../../contract/desk/facts-of.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { barrierTo } from '../../../contract/leads-file/contact-barriers.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { ContactButtons } from '../contact/contact-ways.tsx';
import { t } from '../language/language.ts';
import { LeadMarks, ScoreBadge, SubjectBadge } from '../lead/lead-badges.tsx';
import { useFacts } from '../lead/use-facts.ts';
import { Person } from '../person.tsx';
import { leadPlace, usePlace } from '../place.ts';
import { useRole } from '../role.ts';
import { useAssignee } from '../team-query.ts';
import { formatAgo, useClock } from '../time/format-time.ts';
import type { Selection } from '../use-selection.ts';
import view from '../view.module.css';
import { applyWork, isWaitingFor } from '../work/queue/apply-work.ts';
import { useWaitingWork } from '../work/queue/kept-work.ts';
import { STAGE_NAMES, STAGE_TONES } from '../work/stage-names.ts';
import styles from './desk-list.module.css';
import { LeadClock } from './lead-clock.tsx';
import { SelectLead } from './select-lead.tsx';

interface LeadCardsProps {
  leads: readonly ListRow[];
  label: string;
  selection?: Selection;
}

/** Leads as rows of four lines: at least five on the screen of a phone. */
export default function LeadCards({ leads, label, selection }: LeadCardsProps) {
  const now = useClock();
  const facts = useFacts(leads);
  return (
    <ul className={joinClasses(view.stack, styles.cards)} aria-label={label}>
      {leads.map((lead, index) => (
        <LeadCard
          key={lead.id}
          known={lead}
          facts={summariseFacts(facts[index] ?? {}, t)}
          now={now}
          {...(selection && { selection })}
        />
      ))}
    </ul>
  );
}

interface LeadCardProps extends Pick<LeadCardsProps, 'selection'> {
  known: ListRow;
  facts: string;
  now: number;
}

const LeadCard = memo(function LeadCard({ known, facts, now, selection }: LeadCardProps) {
  const place = usePlace();
  const role = useRole();
  const waiting = useWaitingWork();
  const lead = applyWork(known, waiting);
  const assignee = useAssignee(lead.assigned_to);
  const isOpen = place.reference === referenceOf(lead.id) || undefined;
  return (
    <li className={joinClasses(view.box, styles.card)} data-keys data-open={isOpen}>
      {selection && <SelectLead lead={lead} selection={selection} />}
      <div className={styles.words}>
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
          <span className={styles.ago}>
            {assignee && <Person name={assignee} />} {formatAgo(lead.created_at, now)}
          </span>
        </div>
        {facts && (
          <p dir="auto" className={styles.facts}>
            {facts}
          </p>
        )}
        <div className={styles.line}>
          <p dir="auto" className={styles.message}>
            {lead.message}
          </p>
          <ScoreBadge lead={lead} />
        </div>
        <div className={styles.foot}>
          <LeadClock lead={lead} now={now} />
          {lead.stage !== 'new' && (
            <Badge tone={STAGE_TONES[lead.stage]}>{t(STAGE_NAMES[lead.stage])}</Badge>
          )}
          <LeadMarks lead={lead} />
          {!lead.withdrawn_at && barrierTo('call', lead) && (
            <strong className={styles.barred}>{t(barrierTo('call', lead) ?? '')}</strong>
          )}
          {isWaitingFor(waiting, lead.id) && <Badge tone="grey">{t('Not synced yet')}</Badge>}
          {lead.enquiries_of_person > 1 && (
            <span>{t('{count} enquiries', { count: lead.enquiries_of_person })}</span>
          )}
          <SubjectBadge subject={lead.subject} />
        </div>
      </div>
      {role !== 'viewer' && <ContactButtons lead={lead} isDense />}
    </li>
  );
});
