import { contactPath } from '../../../contract/interest/interest.ts';
import { describeInterest, type InterestKey } from '../../../contract/interest/interest-words.ts';
import button from '../../../ui/button/button.module.css';
import type { FinderWords } from '../../content/finder/finder-words.ts';
import { fillWords } from './fill-words.ts';
import type { FinderAnswers, Finding } from './find-model.ts';
import styles from './finder-result.module.css';
import { QUESTIONS } from './read-answer.ts';
import { WholeAmounts } from './whole-amounts.tsx';

export interface FinderResultProps {
  answers: FinderAnswers;
  finding: Finding;
  words: FinderWords;
  /** Leads back to a question, by its place. */
  onChange: (step: number) => void;
  onRestart: () => void;
}

const PARTS = {
  model: ['heading', 'leadModel'],
  gap: ['headingGap', 'leadGap'],
  below: ['headingBelow', 'leadBelow'],
  open: ['headingOpen', 'leadOpen'],
} as const;

/** The recommendation with both sides, the honest ways where money falls between models, and the enquiry. */
export function FinderResult({ answers, finding, words, onChange, onRestart }: FinderResultProps) {
  const { result, controls } = words;
  const fill = (text: string) => fillWords(text, answers, finding);
  const [heading, lead] = PARTS[finding.kind];
  const { model } = finding;
  const interest = { from: 'finder', ...(model && { models: [model.route] }), ...answers };
  return (
    <article className={styles.result} data-found={model?.route ?? finding.kind}>
      <h2 className={styles.heading}>{fill(result[heading])}</h2>
      <p className={styles.lead}>
        <WholeAmounts>{fill(result[lead])}</WholeAmounts>
      </p>
      {model && (
        <p className={styles.stated}>
          {result.stated} <a href={model.path}>{result.look}</a>
        </p>
      )}
      <Points heading={result.ways} points={finding.ways.map((way) => fill(words.ways[way]))} />
      <div className={styles.sides}>
        <Points
          tone="for"
          heading={result.reasons}
          points={finding.reasons.map((ground) => fill(words.reasons[ground]))}
        />
        <Points
          tone="against"
          heading={result.against}
          points={finding.against.map((ground) => fill(words.against[ground]))}
        />
      </div>
      <section className={styles.sends}>
        <h3>{result.sends}</h3>
        <dl className={styles.lines}>
          {describeInterest(interest).map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {key !== 'models' && (
                <dd>
                  <button
                    type="button"
                    className={styles.change}
                    onClick={() => onChange(stepOf(key))}
                  >
                    {controls.change}
                    <span className="visually-hidden"> {label}</span>
                  </button>
                </dd>
              )}
            </div>
          ))}
        </dl>
        <p>{result.sendsNote}</p>
        <a
          className={`${button.button} ${button.primary} ${button.large}`}
          href={contactPath(interest)}
        >
          {result.action}
        </a>
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={onRestart}>
          {controls.again}
        </button>
      </section>
    </article>
  );
}

const stepOf = (key: InterestKey): number =>
  Math.max(
    0,
    QUESTIONS.findIndex((name) => name === (key === 'area' ? 'place' : key)),
  );

interface PointsProps {
  heading: string;
  points: readonly string[];
  tone?: 'for' | 'against';
}

function Points({ heading, points, tone }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section className={styles.points} data-tone={tone}>
      <h3>{heading}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <WholeAmounts>{point}</WholeAmounts>
          </li>
        ))}
      </ul>
    </section>
  );
}
