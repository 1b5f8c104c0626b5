import { useQuery } from '@tanstack/react-query';
import { type ScoredLead, scoreLead } from '../../../contract/desk/score-lead.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { deskContentQuery } from '../contact/desk-content-query.ts';
import { t } from '../language/language.ts';
import view from '../view.module.css';

const TONES = { Strong: 'green', Fair: 'blue', Weak: 'grey' } as const;

/** @returns null for a lead without a score; undefined where no score is known or wanted */
function useScore(lead: ScoredLead) {
  const { data: content } = useQuery(deskContentQuery);
  return content?.score && (scoreLead(lead, content) ?? null);
}

export function ScoreBadge({ lead }: { lead: ScoredLead }) {
  const score = useScore(lead);
  if (!score) return null;
  return (
    <Badge tone={TONES[score.word]}>
      {score.word} {score.points}
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
      <summary>{t('Score: {word} {points}', { word, points })}</summary>
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
