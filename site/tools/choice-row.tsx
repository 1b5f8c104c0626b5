import type { ComponentProps } from 'react';
import styles from './choice-row.module.css';

export interface ChoiceRowProps {
  label: string;
  hint?: string | undefined;
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  input?: (value: string) => ComponentProps<'input'>;
}

/** One of several, each as large as a thumb needs it. */
export const ChoiceRow = ({ label, hint, name, options, input }: ChoiceRowProps) => (
  <fieldset className={styles.choice}>
    <legend>{label}</legend>
    {hint && <p className="small muted">{hint}</p>}
    {options.map(([value, words]) => (
      <label key={value} className="pill">
        <input type="radio" name={name} value={value} {...input?.(value)} />
        <span>{words}</span>
      </label>
    ))}
  </fieldset>
);
