import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { describeRupees } from '../../../contract/desk/rupees.ts';
import {
  contactPath,
  INTEREST_CHOICES,
  INTEREST_LIMITS,
  readInterest,
} from '../../../contract/interest/interest.ts';
import { describeInterest, type InterestKey } from '../../../contract/interest/interest-words.ts';
import button from '../../../ui/button/button.module.css';
import field from '../../../ui/field/field.module.css';
import type { FinderWords } from '../../content/finder-words.ts';
import { fillGaps } from '../../format/fill-gaps.ts';
import { type FinderAnswers, type Finding, type FoundModel, findModel } from './find-model.ts';
import styles from './finder.module.css';
import { FindingText, type FindingTextProps, RESULT_TEXTS } from './finding-text.tsx';

export interface ModelFinderProps {
  words: FinderWords;
  models: readonly FoundModel[];
}

const QUESTIONS = ['budget', 'place', 'city', 'hours', 'experience', 'start'] as const;
type QuestionName = (typeof QUESTIONS)[number];

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
  const take = (given: FinderAnswers, next: number) => {
    setAnswers(given);
    keepAnswers(given);
    go(next);
  };
  const name = QUESTIONS[step];
  return (
    <div className={`panel scripted ${styles.finder}`} ref={frame} tabIndex={-1} aria-live="polite">
      {name ? (
        <FinderQuestion
          key={name}
          name={name}
          step={step}
          answers={answers}
          words={words}
          onAnswer={(given) => take({ ...answers, ...given }, step + 1)}
          onBack={step > 0 ? () => history.back() : undefined}
        />
      ) : (
        <FinderResult
          answers={answers}
          finding={findModel(answers, models)}
          words={words}
          onChange={go}
          onRestart={() => take({}, 0)}
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

const LAKH = 100_000;

interface FinderQuestionProps {
  name: QuestionName;
  step: number;
  answers: FinderAnswers;
  words: Pick<FinderWords, 'questions' | 'controls'>;
  onAnswer: (given: FinderAnswers) => void;
  onBack: (() => void) | undefined;
}

/** One question: its choices answer and lead on with one tap, its field with `Next`. */
function FinderQuestion(props: FinderQuestionProps) {
  const { name, step, answers, onAnswer, onBack } = props;
  const { controls, questions } = props.words;
  const id = useId();
  const answer = (form: HTMLFormElement, chosen?: string) =>
    onAnswer(readAnswer(name, String(new FormData(form).get('typed') ?? '').trim(), chosen));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The size alone is half of that answer.
    if (name !== 'place') answer(event.currentTarget);
  };
  const quiet = `${button.button} ${button.quiet}`;
  const typed = {
    budget: { label: questions.budget.label, value: answers.budget && answers.budget / LAKH },
    city: { label: questions.city.label, value: answers.city },
    place: { label: questions.place.areaLabel, value: answers.area },
  };
  const line = name in typed && (
    <Line
      {...typed[name as keyof typeof typed]}
      isNumber={name !== 'city'}
      // A question with choices needs no button that leads on; a sum may be another than those offered.
      next={name === 'place' ? undefined : controls.next}
    />
  );
  return (
    <form className={`stack ${styles.question}`} onSubmit={submit} aria-labelledby={id} noValidate>
      <p className={`stack small muted ${styles.step}`}>
        {fillGaps(controls.step, { step: step + 1, count: QUESTIONS.length })}
        <progress max={QUESTIONS.length} value={step + 1} aria-hidden="true" />
      </p>
      <h2 id={id} className={styles.heading}>
        {questions[name].title}
      </h2>
      <p className="muted">{questions[name].hint}</p>
      {name === 'place' && line}
      <div className={`stack ${styles.choices}`} data-narrow={name === 'budget' ? '' : undefined}>
        {choicesOf(name, questions.budget.sums).map(([value, label]) => (
          // No submit button: Enter in the field beside it would press the first of them.
          <button
            key={value}
            type="button"
            aria-pressed={String(answers[name]) === value}
            className={styles.choice}
            onClick={({ currentTarget: { form } }) => form && answer(form, value)}
          >
            {label}
          </button>
        ))}
      </div>
      {name !== 'place' && line}
      <div className={`row ${styles.ways}`}>
        {onBack && (
          <button type="button" className={quiet} onClick={onBack}>
            {controls.back}
          </button>
        )}
        <button type="button" className={quiet} onClick={() => onAnswer(readAnswer(name, ''))}>
          {controls.skip}
        </button>
      </div>
    </form>
  );
}

function choicesOf(name: QuestionName, sums: readonly number[]): [value: string, label: string][] {
  if (name === 'city') return [];
  if (name !== 'budget') return Object.entries(INTEREST_CHOICES[name]);
  return sums.map((sum) => [String(sum), describeRupees(sum)]);
}

/** What a question's form says; unreadable or empty fields stay open. */
function readAnswer(name: QuestionName, typed: string, chosen?: string): FinderAnswers {
  if (name === 'city') return { city: typed || undefined };
  if (name === 'budget') return { budget: Number(chosen) || readNumber(typed, LAKH) };
  if (name === 'place') return { place: chosen, area: readNumber(typed, 1) } as FinderAnswers;
  return { [name]: chosen };
}

function readNumber(text: string, unit: number): number | undefined {
  const value = Math.round(Number(text.replaceAll(/[,\s₹]/g, '')) * unit);
  return value > 0 && value < 1e10 ? value : undefined;
}

interface LineProps {
  label: string;
  value: string | number | undefined;
  isNumber: boolean;
  next: string | undefined;
}

function Line({ label, value, isNumber, next }: LineProps) {
  const id = useId();
  return (
    <div className={`stack ${styles.line}`}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        name="typed"
        className={field.control}
        defaultValue={value}
        autoComplete="off"
        maxLength={isNumber ? 9 : INTEREST_LIMITS.city}
        {...(isNumber && { inputMode: 'decimal' as const })}
      />
      {next && (
        <button type="submit" className={`${button.button} ${button.primary}`}>
          {next}
        </button>
      )}
    </div>
  );
}

interface FinderResultProps {
  answers: FinderAnswers;
  finding: Finding;
  words: FinderWords;
  /** Leads back to a question, by its place. */
  onChange: (step: number) => void;
  onRestart: () => void;
}

function FinderResult({ answers, finding, words, onChange, onRestart }: FinderResultProps) {
  const { result, controls } = words;
  const [heading, lead] = RESULT_TEXTS[finding.kind];
  const { model } = finding;
  const found = { answers, finding };
  const interest = { from: 'finder', ...(model && { models: [model.route] }), ...answers };
  return (
    <article className="stack" data-found={model?.route ?? finding.kind}>
      <h2 className={styles.heading}>
        <FindingText {...found}>{result[heading]}</FindingText>
      </h2>
      <p className={styles.lead}>
        <FindingText {...found}>{result[lead]}</FindingText>
      </p>
      {model && (
        <p className="small muted">
          {result.stated} <a href={model.path}>{result.look}</a>
        </p>
      )}
      <Points
        {...found}
        heading={result.ways}
        points={finding.ways.map((way) => words.ways[way])}
      />
      <div className={`tiles ${styles.sides}`}>
        <Points
          {...found}
          tone="for"
          heading={result.reasons}
          points={finding.reasons.map((ground) => words.reasons[ground])}
        />
        <Points
          {...found}
          tone="against"
          heading={result.against}
          points={finding.against.map((ground) => words.against[ground])}
        />
      </div>
      <section className={`stack ${styles.sends}`}>
        <h3>{result.sends}</h3>
        <dl className={styles.lines}>
          {describeInterest(interest).map(({ key, label, value }) => (
            <div key={key}>
              <dt className="muted">{label}</dt>
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

interface PointsProps extends Omit<FindingTextProps, 'children'> {
  heading: string;
  points: readonly string[];
  tone?: 'for' | 'against';
}

function Points({ heading, points, tone, ...found }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section className={styles.points} data-tone={tone}>
      <h3>{heading}</h3>
      <ul className="stack">
        {points.map((point) => (
          <li key={point}>
            <FindingText {...found}>{point}</FindingText>
          </li>
        ))}
      </ul>
    </section>
  );
}
