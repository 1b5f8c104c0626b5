import { useQuery } from '@tanstack/react-query';
import type { ListRow } from '../../../contract/desk/list.ts';
import { type ScoredLead, scoreLead } from '../../../contract/desk/score-lead.ts';
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx';
import { deskContentQuery } from '../contact/desk-content-query.ts';
import { t } from '../language/language.ts';
import view from '../view.module.css';
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
    {t(subject ?? 'no subject')}
  </Badge>
);

const SCORE_TONES = { Strong: 'green', Fair: 'blue', Weak: 'grey' } as const;

/** @returns null for a lead without a score; undefined where no score is known or wanted */
function useScore(lead: ScoredLead) {
  const { data: content } = useQuery(deskContentQuery);
  return content?.score && (scoreLead(lead, content, t) ?? null);
}

export function ScoreBadge({ lead }: { lead: ScoredLead }) {
  const score = useScore(lead);
  if (!score) return null;
  return (
    <Badge tone={SCORE_TONES[score.word]}>
      {t(score.word)} {score.points}
    </Badge>
  );
}

export function ScoreReasons({ lead }: { lead: ScoredLead }) {
  const score = useScore(lead);
  if (score === undefined) return null;
  if (score === null) {
    return (
      <p className={view.muted}>
        {t(
          'No score: neither subject, message nor what is noted says that this is about a franchise.',
        )}
      </p>
    );
  }
  const { word, points, reasons } = score;
  return (
    <details className={view.fold}>
      <summary>{t('Score: {word} {points}', { word: t(word), points })}</summary>
      {reasons.length === 0 ? (
        <p>{t('No rule applies.')}</p>
      ) : (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
