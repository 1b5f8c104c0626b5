import { useEffect, useRef, useState } from 'react';
import { readInterest } from '../../../contract/interest/interest.ts';
import type { FinderWords } from '../../content/finder/finder-words.ts';
import { type FinderAnswers, type FoundModel, findModel } from './find-model.ts';
import { FinderQuestion } from './finder-question.tsx';
import { FinderResult } from './finder-result.tsx';
import styles from './model-finder.module.css';
import { QUESTIONS } from './read-answer.ts';

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
