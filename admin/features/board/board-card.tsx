import { useEffect, useRef } from 'react';
import type { ListRow } from '../../../contract/desk/list.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import listStyles from '../../shared/desk-list/desk-list.module.css';
import { LeadClock } from '../../shared/desk-list/lead-clock.tsx';
import { subjectTone } from '../../shared/lead/subject-badge.tsx';
import { usePlace, writePlace } from '../../shared/place/place.ts';
import styles from './board.module.css';
import { describeStay } from './describe-stay.ts';

export interface BoardCardProps {
  lead: ListRow;
  /** Milliseconds since 1970. */
  now: number;
  /** It has just been moved, or follows one that has: the focus comes here. */
  isFollowed: boolean;
  onMove: () => void;
}

/** One lead of the board: who, where, what about, how long it stands there, and what is next. */
export function BoardCard({ lead, now, isFollowed, onMove }: BoardCardProps) {
  const place = usePlace();
  const link = useRef<HTMLAnchorElement>(null);
  const reference = referenceOf(lead.id);
  const isOpen = place.reference === reference;
  // Beside an open lead there is room for one column: the one that it was opened from.
  const query = new URLSearchParams(place.query);
  query.set('stage', lead.stage);

  useEffect(() => {
    if (isFollowed) link.current?.focus();
  }, [isFollowed]);

  return (
    <li
      className={joinClasses(listStyles.card, styles.card)}
      data-keys
      data-card={lead.id}
      data-open={isOpen || undefined}
    >
      <a
        ref={link}
        className={joinClasses(listStyles.name, styles.name)}
        data-lead-link
        dir="auto"
        href={writePlace({ ...place, reference, query })}
        aria-current={isOpen || undefined}
      >
        {lead.name}
      </a>
      <p className={listStyles.facts}>
        {lead.city && <strong dir="auto">{lead.city}</strong>}
        <Badge tone={subjectTone(lead.subject)} className={listStyles.subject}>
          {lead.subject ?? 'no subject'}
        </Badge>
      </p>
      <LeadClock lead={lead} now={now} />
      <p className={listStyles.line}>
        <span className={listStyles.ago}>{describeStay(lead.stage_since, now)}</span>
        <Button
          kind="quiet"
          size="small"
          className={styles.move}
          data-key="s"
          aria-haspopup="dialog"
          aria-label={`Move ${lead.name}`}
          onClick={onMove}
        >
          Move
        </Button>
      </p>
    </li>
  );
}
