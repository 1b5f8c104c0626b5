import { useEffect, useRef, useState } from 'react';
import { contactPath, readInterest } from '../../../contract/interest/interest.ts';
import { describeInterest, type InterestKey } from '../../../contract/interest/interest-words.ts';
import button from '../../../ui/button/button.module.css';
import type { FinderWords } from '../../content/finder-words.ts';
import { fillWords } from './fill-words.ts';
import { type FinderAnswers, type Finding, type FoundModel, findModel } from './find-model.ts';
import { FinderQuestion } from './finder-question.tsx';
import styles from './model-finder.module.css';
import { QUESTIONS } from './read-answer.ts';
import { WholeAmounts } from './whole-amounts.tsx';

export interface ModelFinderProps {
  words: FinderWords;
  models: readonly FoundModel[];
}

const RESULT = QUESTIONS.length;
const FRAGMENT = '#question-';
/** Answers of this tab, so that a reload or a look at a model's page costs nothing. */
const ANSWERS_KEY = 'finder';

/** Six questions, one at a time, and what they point to. The step stands in the address: the browser's back works. */
export default function ModelFinder({ words, models }: ModelFinderProps) {
  const [answers, setAnswers] = useState<FinderAnswers>({});
  const [step, setStep] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setAnswers(readAnswers());
    setStep(readStep());
    const follow = () => {
      setStep(readStep());
      frame.current?.focus({ preventScroll: true });
      frame.current?.scrollIntoView?.({ block: 'nearest' });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const go = (to: number) => {
    location.hash = `${FRAGMENT}${to + 1}`;
  };
  const answer = (given: FinderAnswers) => {
    const all = { ...answers, ...given };
    setAnswers(all);
    keepAnswers(all);
    go(step + 1);
  };
  const restart = () => {
    setAnswers({});
    keepAnswers({});
    go(0);
  };
  const name = QUESTIONS[step];
  return (
    <div className={styles.finder} ref={frame} tabIndex={-1} aria-live="polite">
      {name ? (
        <FinderQuestion
          key={name}
          name={name}
          step={step}
          answers={answers}
          words={words}
          onAnswer={answer}
          onBack={step > 0 ? () => history.back() : undefined}
        />
      ) : (
        <FinderResult
          answers={answers}
          finding={findModel(answers, models)}
          words={words}
          onChange={go}
          onRestart={restart}
        />
      )}
    </div>
  );
}

/** Step 0 is the first question; a fragment of something else leads there too. */
function readStep(): number {
  const { hash } = location;
  const step = hash.startsWith(FRAGMENT) ? Number(hash.slice(FRAGMENT.length)) - 1 : 0;
  return Number.isInteger(step) && step >= 0 && step <= RESULT ? step : 0;
}

function readAnswers(): FinderAnswers {
  try {
    return readInterest(sessionStorage.getItem(ANSWERS_KEY) ?? '');
  } catch {
    return {};
  }
}

function keepAnswers(answers: FinderAnswers): void {
  const given = Object.entries(answers).filter(([, value]) => value !== undefined);
  try {
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    sessionStorage.setItem(ANSWERS_KEY, query.toString());
  } catch {
    // A browser that keeps nothing has them until the page is left.
  }
}

interface FinderResultProps {
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
function FinderResult({ answers, finding, words, onChange, onRestart }: FinderResultProps) {
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
