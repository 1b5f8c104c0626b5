import type { ListRow } from '../../../contract/desk/list.ts';
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx';
import { t } from '../language/language.ts';
import styles from './lead-parts.module.css';

const MARKS = [
  ['withdrawn_at', 'red', 'Do not contact'],
  ['correction_held_at', 'red', 'Correction waits'],
  ['corrected_at', 'blue', 'Corrected'],
] as const;

export interface LeadMarksProps {
  lead: Pick<ListRow, 'withdrawn_at' | 'corrected_at' | 'correction_held_at'>;
}

export const LeadMarks = ({ lead }: LeadMarksProps) =>
  MARKS.map(
    ([column, tone, label]) =>
      lead[column] && (
        <Badge key={column} tone={tone} className={styles.mark}>
          {label}
        </Badge>
      ),
  );

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
