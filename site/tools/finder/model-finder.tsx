import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  contactPath,
  INTEREST_CHOICES,
  INTEREST_LIMITS,
  readInterest,
} from '../../../contract/interest/interest.ts';
import button from '../../../ui/button/button.module.css';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { FinderWords } from '../../content/finder-words.ts';
import { ChoiceRow } from '../choice-row.tsx';
import { type FinderAnswers, type FoundModel, findModel } from './find-model.ts';
import styles from './finder.module.css';
import { FindingText, type FindingTextProps, RESULT_TEXTS } from './finding-text.tsx';

export interface ModelFinderProps {
  words: FinderWords;
  models: readonly FoundModel[];
}

/** Six questions, none of which must be answered, and what they point to. */
export default function ModelFinder({ words, models }: ModelFinderProps) {
  const [answers, setAnswers] = useState<FinderAnswers>();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  // After a reload or a step back the browser has put the answers into the form again.
  useEffect(() => {
    const found = readAnswers(form.current);
    if (Object.keys(found).length > 0) setAnswers(found);
  }, []);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setAnswers(readAnswers(form.current)));
    result.current?.focus();
  };
  const { questions, controls } = words;
  const { budget, place, city } = questions;
  const choice = (name: keyof typeof INTEREST_CHOICES, hint?: string) => (
    <ChoiceRow
      label={questions[name].title}
      hint={hint}
      name={name}
      options={[...Object.entries(INTEREST_CHOICES[name]), ['', controls.open]]}
    />
  );
  return (
    <div className={`panel stack scripted ${styles.finder}`}>
      <form
        ref={form}
        className={`stack ${styles.questions}`}
        onSubmit={show}
        onChange={() => answers && setAnswers(readAnswers(form.current))}
        noValidate
      >
        <TextField
          name="budget"
          label={budget.title}
          hint={`${budget.label}. ${budget.hint}`}
          inputMode="decimal"
          maxLength={9}
        />
        {choice('place')}
        <TextField
          name="area"
          label={place.areaLabel}
          hint={place.hint}
          inputMode="decimal"
          maxLength={9}
        />
        <TextField
          name="city"
          label={city.title}
          hint={city.hint}
          maxLength={INTEREST_LIMITS.city}
          autoComplete="address-level2"
        />
        {choice('hours', questions.hours.hint)}
        {choice('experience', questions.experience.hint)}
        {choice('start', questions.start.hint)}
        <button
          type="submit"
          className={`${button.button} ${button.primary} ${button.large} ${styles.show}`}
        >
          {controls.show}
        </button>
      </form>
      {answers && (
        <article ref={result} tabIndex={-1} className={`stack ${styles.result}`}>
          <FinderResult answers={answers} words={words} models={models} />
        </article>
      )}
    </div>
  );
}

const LAKH = 100_000;

/** What the form says; unreadable or empty fields stay open. */
function readAnswers(form: HTMLFormElement | null): FinderAnswers {
  const data = new FormData(form ?? undefined);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const number = (name: string, unit: number) =>
    String(Math.round(Number(text(name).replaceAll(/[,\s₹]/g, '')) * unit));
  const query = new URLSearchParams({
    ...{ budget: number('budget', LAKH), area: number('area', 1), city: text('city') },
    ...Object.fromEntries(Object.keys(INTEREST_CHOICES).map((name) => [name, text(name)])),
  });
  return readInterest(query.toString());
}

function FinderResult({ answers, words, models }: ModelFinderProps & { answers: FinderAnswers }) {
  const { result } = words;
  const finding = findModel(answers, models);
  const [heading, lead] = RESULT_TEXTS[finding.kind];
  const { model } = finding;
  const found = { answers, finding };
  const interest = { from: 'finder', ...(model && { models: [model.route] }), ...answers };
  return (
    <>
      <h2>
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
      <p>{result.sendsNote}</p>
      <a
        className={`${button.button} ${button.primary} ${button.large}`}
        href={contactPath(interest)}
      >
        {result.action}
      </a>
    </>
  );
}

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
