import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListRow } from '../../../contract/desk/list.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { formatPhone } from '../../shared/lead/lead-phone.ts';
import { leadQuery } from '../../shared/lead/lead-query.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import styles from './quarantine.module.css';

export interface DoubtfulLeadProps {
  lead: ListRow;
  isBusy: boolean;
  onRelease: () => void;
  onDelete: () => void;
}

/** One quarantined enquiry: its text, plain and without links, and the reasons for quarantine. */
export function DoubtfulLead({ lead, isBusy, onRelease, onDelete }: DoubtfulLeadProps) {
  const {
    name,
    email,
    phone,
    phone_typed,
    message,
    created_at,
    quarantine_reasons: reasons,
  } = lead;
  // A list holds the beginning of a message; the rest is read on request.
  const [isAsked, setIsAsked] = useState(false);
  const { data: whole, isError, refetch } = useQuery({ ...leadQuery(lead.id), enabled: isAsked });
  return (
    <li className={styles.lead}>
      <div className={styles.who}>
        <h3 dir="auto" className={styles.name}>
          {name}
        </h3>
        <p>{email}</p>
        {phone && <p>{formatPhone(phone)}</p>}
        {phone_typed && <p dir="auto">Typed: {phone_typed}</p>}
        <p className={styles.quiet}>
          {formatWritten(created_at)}, {referenceOf(lead.id)}
        </p>
      </div>
      <div className={styles.words}>
        <p className={styles.quiet}>Why it waits</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p dir="auto" className={styles.message}>
          {whole?.lead.message ?? message}
          {lead.message_is_cut && !whole && '…'}
        </p>
        {lead.message_is_cut && !whole && (
          <Button
            kind="quiet"
            size="small"
            isBusy={isAsked && !isError}
            aria-label={`Whole message of ${name}`}
            onClick={() => (isAsked ? void refetch() : setIsAsked(true))}
          >
            {isError ? 'Try again' : 'Whole message'}
          </Button>
        )}
      </div>
      <div className={styles.ways}>
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={`Not spam: the enquiry of ${name}`}
          onClick={onRelease}
        >
          Not spam
        </Button>
        <Button
          kind="secondary"
          size="small"
          disabled={isBusy}
          aria-label={`Delete the enquiry of ${name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
