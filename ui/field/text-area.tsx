import type { ComponentProps } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldTexts {
  name: string;
  id?: string | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isOptional, id, className, rows = 5, ...rest } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          className={joinClasses(styles.control, styles.area, className)}
        />
      )}
    </Field>
  );
}
