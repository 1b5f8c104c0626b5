import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Lead } from '../../shared/lead/lead.ts';
import { formatPhone } from '../../shared/lead/lead-phone.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import styles from './quarantine.module.css';

export interface DoubtfulLeadProps {
  lead: Lead;
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
          {message}
        </p>
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
