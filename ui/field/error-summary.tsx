import type { Ref } from 'react';
import { useId } from 'react';
import styles from './error-summary.module.css';

export interface FieldError {
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  title?: string | undefined;
  /** Focus it after a refused submit: screen readers then read all errors, each a link to its field. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The list of a form's errors above the form; renders nothing without errors. */
export function ErrorSummary({ errors, title = 'There is a problem', ref }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
