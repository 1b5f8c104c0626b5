import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge/badge.tsx';
import { deskContentQuery } from '../contact/greeting.ts';
import styles from './score.module.css';
import { type ScoredLead, scoreLead } from './score-lead.ts';

const TONES = { Strong: 'green', Fair: 'blue', Weak: 'grey' } as const;

/** The score of a lead as a word and a number; nothing from a build that has no rules. */
export function ScoreBadge({ lead }: { lead: ScoredLead }) {
  const { data: content } = useQuery(deskContentQuery);
  if (!content?.score) return null;
  const { word, points } = scoreLead(lead, content);
  return (
    <Badge tone={TONES[word]}>
      {word} {points}
    </Badge>
  );
}

/** The score with each of its reasons. */
export function ScoreReasons({ lead }: { lead: ScoredLead }) {
  const { data: content } = useQuery(deskContentQuery);
  if (!content?.score) return null;
  const { word, points, reasons } = scoreLead(lead, content);
  return (
    <details className={styles.reasons}>
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
