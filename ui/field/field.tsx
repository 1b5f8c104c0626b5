import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { CircleAlert } from '../icon/icons.ts';
import styles from './field.module.css';

/** Attributes that tie label, hint and error to a control. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** Error message; the control is marked invalid while it is set. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  isOptional?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control; generated when left out. An {@link ErrorSummary} links to it. */
  id?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint and error around one control, tied to it for assistive technology. */
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
        {isOptional && <span className={styles.optional}> (optional)</span>}
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
