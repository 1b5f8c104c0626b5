import type { ComponentProps } from 'react';
import { joinClasses } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { ChevronDown } from '../icon/icons.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'id' | 'children' | 'multiple'>,
    FieldTexts {
  name: string;
  id?: string | undefined;
  options: readonly SelectOption[];
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isOptional, id, options, className, ...rest } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={styles.choice}>
          <select {...rest} {...wiring} className={joinClasses(styles.control, className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} size="medium" />
        </div>
      )}
    </Field>
  );
}
