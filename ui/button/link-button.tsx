import type { ComponentProps } from 'react';
import { joinClasses } from '../class-names.ts';
import { words } from '../words.ts';
import styles from './button.module.css';
import type { ButtonKind, ButtonSize } from './button.tsx';

export interface LinkButtonProps extends ComponentProps<'a'> {
  href: string;
  kind?: Exclude<ButtonKind, 'danger'> | undefined;
  size?: ButtonSize | undefined;
  /** Opens a new tab and says so to screen readers. */
  opensNewTab?: boolean | undefined;
}

/** A link that looks like a {@link Button}: it goes somewhere, it does not do something. */
export function LinkButton({
  href,
  kind = 'primary',
  size = 'medium',
  opensNewTab = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const newTab = opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      {...rest}
      {...newTab}
      href={href}
      className={joinClasses(styles.button, styles[kind], styles[size], className)}
    >
      {children}
      {opensNewTab && <span className="visually-hidden"> ({words.say('opens in a new tab')})</span>}
    </a>
  );
}
