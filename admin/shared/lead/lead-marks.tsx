import type { ListRow } from '../../../contract/desk/list.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
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
          {t(label)}
        </Badge>
      ),
  );
