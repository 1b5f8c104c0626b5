import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge/badge.tsx';
import { deskContentQuery } from '../contact/greeting.ts';
import view from '../view.module.css';
import { type ScoredLead, scoreLead } from './score-lead.ts';

const TONES = { Strong: 'green', Fair: 'blue', Weak: 'grey' } as const;

export function ScoreBadge({ lead }: { lead: ScoredLead }) {
  const { data: content } = useQuery(deskContentQuery);
  if (!content?.score) return null;
  const score = scoreLead(lead, content);
  if (!score) return null;
  const { word, points } = score;
  return (
    <Badge tone={TONES[word]}>
      {word} {points}
    </Badge>
  );
}

export function ScoreReasons({ lead }: { lead: ScoredLead }) {
  const { data: content } = useQuery(deskContentQuery);
  if (!content?.score) return null;
  const score = scoreLead(lead, content);
  if (!score) {
    return (
      <p className={view.muted}>
        No score: neither subject, message nor what is noted says that this is about a franchise.
      </p>
    );
  }
  const { word, points, reasons } = score;
  return (
    <details className={view.fold}>
      <summary>
        Score: {word} {points}
      </summary>
      {reasons.length === 0 ? (
        <p>No rule applies.</p>
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
