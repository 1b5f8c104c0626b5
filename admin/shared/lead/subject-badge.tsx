import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx';
import { t } from '../language/language.ts';
import styles from './lead-parts.module.css';

const TONES: Readonly<Record<string, BadgeTone>> = {
  franchise: 'green',
  partnership: 'blue',
  support: 'red',
};

/** The colour of a subject's badge (specification §9); all but three subjects are grey. */
export function subjectTone(subject: string | null): BadgeTone {
  const key = subject?.trim().toLowerCase() ?? '';
  return Object.hasOwn(TONES, key) ? (TONES[key] ?? 'grey') : 'grey';
}

export const SubjectBadge = ({ subject }: { subject: string | null }) => (
  <Badge tone={subjectTone(subject)} className={styles.badge}>
    {subject ?? t('no subject')}
  </Badge>
);
