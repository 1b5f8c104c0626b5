import { Badge } from '../../../ui/badge/badge.tsx';
import type { Lead } from './lead.ts';
import styles from './lead-parts.module.css';

export interface LeadMarksProps {
  lead: Pick<Lead, 'withdrawn_at' | 'corrected_at' | 'correction_held_at'>;
}

/** Marks for what visitors have done since: corrected or withdrawn their enquiry. */
export function LeadMarks({ lead }: LeadMarksProps) {
  return (
    <>
      {lead.withdrawn_at && (
        <Badge tone="red" className={styles.mark}>
          Do not contact
        </Badge>
      )}
      {lead.correction_held_at && (
        <Badge tone="red" className={styles.mark}>
          Correction waits
        </Badge>
      )}
      {lead.corrected_at && (
        <Badge tone="blue" className={styles.mark}>
          Corrected
        </Badge>
      )}
    </>
  );
}
