import { useState } from 'react';
import field from '../../../ui/field/field.module.css';
import type { Span } from '../../content/payback/layers.ts';
import type { FieldWords } from '../../content/payback/payback.ts';
import { PLAN_BOUNDS, type Plan } from './arithmetic/plan.ts';
import { editable, readableSpan, typed } from './figures.ts';
import styles from './form.module.css';

export interface NumberFieldProps {
  name: keyof Plan;
  words: FieldWords;
  span: Span;
  value: number;
  /** undefined: back to the usual value. */
  onValue: (value: number | undefined) => void;
}

/** One assumption: its value as people write it, what it means, what is usual, and whose word that is. */
export function NumberField({ name, words, span, value, onValue }: NumberFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const [least, , most] = span;
  const id = `payback-${name}`;
  const isUnusual = value < least || value > most;
  const isWrong = text !== null && text.trim() !== '' && typed(text, words) === null;
  const sign = words.unit === 'rupees' ? '₹' : undefined;
  const after = words.unit === 'percent' ? '%' : words.after;
  const range = words.basis && name !== 'loan' && `Usually ${readableSpan(least, most, words)}.`;
  const take = (input: string) => {
    setText(input);
    const number = typed(input, words);
    if (number !== null) onValue(number);
    if (!input.trim()) onValue(undefined);
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {words.label}
      </label>
      <span className={styles.box}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <input
          id={id}
          className={field.control}
          inputMode="decimal"
          autoComplete="off"
          value={text ?? editable(value, words)}
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong || undefined}
          onChange={({ currentTarget }) => take(currentTarget.value)}
          onBlur={() => setText(null)}
        />
        {after && <span>{after}</span>}
      </span>
      {words.isFirst && name !== 'loan' && (
        <input
          className={styles.slider}
          type="range"
          aria-label={`${words.label}, slider`}
          min={least}
          max={most}
          step={PLAN_BOUNDS[name].step}
          value={value}
          onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
        />
      )}
      <div id={`${id}-hint`} className={styles.hint}>
        {isWrong && <p className={styles.unusual}>Write a number, for instance 12,500.</p>}
        {isUnusual && <p className={styles.unusual}>{`Outside what is usual. ${range}`}</p>}
        <p>{words.meaning}</p>
        {range && !isUnusual && <p>{range}</p>}
        <p className={styles.basis}>{words.basis}</p>
      </div>
    </div>
  );
}
