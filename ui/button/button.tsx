import type { ComponentProps } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './button.module.css';
import states from './button-states.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** Shows a spinner and refuses clicks; the caller changes the words ("Sending..."). */
  isBusy?: boolean | undefined;
}

/** A button; `type` is `button` unless set, so that it never submits a form by accident. */
export function Button({
  kind = 'primary',
  size = 'medium',
  isBusy = false,
  type = 'button',
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || rest['aria-busy']}
      className={joinClasses(styles.button, styles[kind], styles[size], states.states, className)}
    >
      {children}
    </button>
  );
}
