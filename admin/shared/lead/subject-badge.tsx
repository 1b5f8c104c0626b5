import { Badge } from '../../../ui/badge/badge.tsx';
import styles from './lead-parts.module.css';
import { subjectTone } from './subject-tone.ts';

export interface SubjectBadgeProps {
  subject: string | null;
}

/** A lead's subject in its colour; the word says it, the colour only repeats it. */
export function SubjectBadge({ subject }: SubjectBadgeProps) {
  return (
    <Badge tone={subjectTone(subject)} className={styles.badge}>
      {subject ?? 'no subject'}
    </Badge>
  );
}
