import { TextField } from '../../../ui/field/text-field.tsx';
import styles from '../form/form.module.css';

export interface CodeFieldProps {
  error: string | undefined;
  autoFocus?: boolean;
}

/** Six digits; phones may autofill them, and grouped digits may be pasted. */
export function CodeField({ error, autoFocus = false }: CodeFieldProps) {
  return (
    <TextField
      label="Six-digit code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      className={styles.code}
      error={error}
    />
  );
}
