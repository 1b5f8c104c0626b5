import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { CircleAlert } from '../icon/icons.ts';
import { words } from '../words.ts';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (wiring: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

export function Field({ id, label, hint, error, isOptional = false, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isOptional && <span className={styles.optional}> ({words.say('optional')})</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon icon={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
