import type { Ref } from 'react';
import { useId } from 'react';
import styles from './error-summary.module.css';

export interface FieldError {
  /** Id of the invalid control, where it belongs to one. */
  fieldId?: string | undefined;
  message: string;
}

/** The list of a form's errors above the form; renders nothing without errors. */
export function ErrorSummary({
  errors,
  title = 'There is a problem',
  ref,
  onFollow,
}: {
  errors: readonly FieldError[];
  title?: string | undefined;
  /** Focus it after a refused submit: screen readers then read all errors, each a link to its field. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Goes to the field of the error at this place, where an address alone does not. */
  onFollow?: ((place: number) => void) | undefined;
}) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }, place) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  if (onFollow) event.preventDefault();
                  onFollow?.(place);
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
