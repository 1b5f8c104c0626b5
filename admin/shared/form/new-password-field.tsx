import { useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import styles from './form.module.css';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { describeStrength } from './password-strength.ts';

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
