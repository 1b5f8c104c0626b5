import { useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import styles from './form.module.css';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

/** Fewer different characters than this are a pattern, however long. */
const MIN_DIFFERENT = 5;

/**
 * Says in words how good a new password is, by what a page can tell without a list of common ones:
 * the server refuses those.
 * @returns nothing for an empty one
 */
export function describeStrength(password: string): string {
  const characters = Array.from(password);
  if (characters.length === 0) return '';
  if (characters.length < LIMITS.passwordMin) {
    return `Too short: it needs at least ${LIMITS.passwordMin} characters.`;
  }
  if (new Set(characters).size < MIN_DIFFERENT) return 'Weak: it repeats a few characters.';
  return characters.length < LIMITS.passwordRecommended
    ? `Fair: ${LIMITS.passwordRecommended} or more characters are recommended. Add a word or two.`
    : 'Good length.';
}

const HINT = `At least ${LIMITS.passwordMin} characters; ${LIMITS.passwordRecommended} or more are safer.`;

export type NewPasswordFieldProps = Pick<PasswordFieldProps, 'label' | 'error' | 'defaultValue'>;

/**
 * The field `password` of a form that sets one, with a line below that says how good it is. Screen
 * readers hear the line when it changes, which is not at every letter.
 */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));
  return (
    <>
      <PasswordField
        {...props}
        name="password"
        autoComplete="new-password"
        hint={HINT}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.strength}>
        {describeStrength(typed)}
      </p>
    </>
  );
}
