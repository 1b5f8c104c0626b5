import { type FormEvent, useId } from 'react';
import { INTEREST_CHOICES, INTEREST_LIMITS } from '../../../contract/interest/interest.ts';
import button from '../../../ui/button/button.module.css';
import field from '../../../ui/field/field.module.css';
import type { FinderWords } from '../../content/finder-words.ts';
import { formatLakhs } from '../../format/range.ts';
import type { FinderAnswers } from './find-model.ts';
import styles from './finder-question.module.css';
import { LAKH, QUESTIONS, type QuestionName, readAnswer } from './read-answer.ts';

export interface FinderQuestionProps {
  name: QuestionName;
  step: number;
  answers: FinderAnswers;
  words: Pick<FinderWords, 'questions' | 'controls'>;
  onAnswer: (given: FinderAnswers) => void;
  onBack: (() => void) | undefined;
}

/** One question: its choices answer and lead on with one tap, its fields with `Next`. */
export function FinderQuestion(props: FinderQuestionProps) {
  const { name, step, words, onAnswer, onBack } = props;
  const { controls, questions } = words;
  const id = useId();
  const answer = (form: HTMLFormElement, chosen?: [control: string, value: string]) => {
    const data = new FormData(form);
    if (chosen) data.set(...chosen);
    onAnswer(readAnswer(name, data));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The size alone is half of that answer.
    if (name !== 'place') answer(event.currentTarget);
  };
  return (
    <form className={styles.question} onSubmit={submit} aria-labelledby={id} noValidate>
      <p className={styles.step}>
        {controls.step
          .replace('{step}', String(step + 1))
          .replace('{count}', String(QUESTIONS.length))}
        <progress max={QUESTIONS.length} value={step + 1} aria-hidden="true" />
      </p>
      <h2 id={id} className={styles.title}>
        {questions[name].title}
      </h2>
      <p className={styles.hint}>{questions[name].hint}</p>
      <Controls {...props} onChoose={answer} />
      <div className={styles.ways}>
        {onBack && (
          <button type="button" className={`${button.button} ${button.quiet}`} onClick={onBack}>
            {controls.back}
          </button>
        )}
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          onClick={() =>
            onAnswer(
              name === 'place' ? { place: undefined, area: undefined } : { [name]: undefined },
            )
          }
        >
          {controls.skip}
        </button>
      </div>
    </form>
  );
}

type Choose = (form: HTMLFormElement, chosen: [control: string, value: string]) => void;

function Controls(props: FinderQuestionProps & { onChoose: Choose }) {
  const { name, answers, words, onChoose } = props;
  const { questions, controls } = words;
  if (name === 'budget') {
    const { sums, label } = questions.budget;
    return (
      <>
        <div className={styles.choices} data-narrow>
          {sums.map((sum) => (
            <Choice
              key={sum}
              onChoose={onChoose}
              name="sum"
              value={String(sum)}
              isChosen={answers.budget === sum}
            >
              {formatLakhs({ min: sum, max: sum }).replace(/ Lakhs$/, ' lakh')}
            </Choice>
          ))}
        </div>
        <Line
          name="lakh"
          label={label}
          next={controls.next}
          value={answers.budget && answers.budget / LAKH}
          isNumber
        />
      </>
    );
  }
  if (name === 'city') {
    return (
      <Line name="city" label={questions.city.label} next={controls.next} value={answers.city} />
    );
  }
  return (
    <>
      {name === 'place' && (
        <Line name="area" label={questions.place.areaLabel} value={answers.area} isNumber />
      )}
      <div className={styles.choices}>
        {Object.entries(INTEREST_CHOICES[name]).map(([value, label]) => (
          <Choice
            key={value}
            onChoose={onChoose}
            name={name}
            value={value}
            isChosen={answers[name] === value}
          >
            {label}
          </Choice>
        ))}
      </div>
    </>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: Choose;
  children: string;
}

/** No submit button: Enter in a field beside it would press the first of them. */
function Choice({ name, value, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={styles.choice}
      onClick={({ currentTarget: { form } }) => form && onChoose(form, [name, value])}
    >
      {children}
    </button>
  );
}

interface LineProps {
  name: string;
  label: string;
  value: string | number | undefined;
  /** Label of the button that leads on; a question with choices needs none. */
  next?: string;
  isNumber?: boolean;
}

function Line({ name, label, value, next, isNumber = false }: LineProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
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
