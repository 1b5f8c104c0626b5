import { type FormEvent, useId } from 'react';
import { describeRupees } from '../../../contract/desk/rupees.ts';
import { INTEREST_CHOICES, INTEREST_LIMITS } from '../../../contract/interest/interest.ts';
import button from '../../../ui/button/button.module.css';
import field from '../../../ui/field/field.module.css';
import type { FinderWords } from '../../content/finder-words.ts';
import { fillGaps } from '../../format/fill-gaps.ts';
import type { FinderAnswers } from './find-model.ts';
import styles from './finder.module.css';

export const QUESTIONS = ['budget', 'place', 'city', 'hours', 'experience', 'start'] as const;
export type QuestionName = (typeof QUESTIONS)[number];

const LAKH = 100_000;

export interface FinderQuestionProps {
  name: QuestionName;
  step: number;
  answers: FinderAnswers;
  words: Pick<FinderWords, 'questions' | 'controls'>;
  onAnswer: (given: FinderAnswers) => void;
  onBack: (() => void) | undefined;
}

/** One question: its choices answer and lead on with one tap, its field with `Next`. */
export function FinderQuestion(props: FinderQuestionProps) {
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
