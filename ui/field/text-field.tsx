import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  name: string;
  id?: string | undefined;
  affix?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, id, affix, className, type = 'text', ...rest } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => {
        const input = (
          <input
            {...rest}
            {...wiring}
            type={type}
            className={joinClasses(styles.control, className)}
          />
        );
        if (!affix) return input;
        return (
          <div className={styles.affixed}>
            {input}
            <div className={styles.affix}>{affix}</div>
          </div>
        );
      }}
    </Field>
  );
}
