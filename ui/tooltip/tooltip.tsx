import type { ReactElement } from 'react';
import { cloneElement, useEffect, useId, useState } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A few words that describe the control further; never its only name. */
  text: string;
  /** One control that can take focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * Words beside a control while it is hovered or focused. CSS shows them, so they also work as static
 * HTML; in the browser Escape hides them until pointer and focus have left.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [state, setState] = useState<'idle' | 'active' | 'dismissed'>('idle');
  const activate = () => setState((last) => (last === 'idle' ? 'active' : last));
  const settle = () => setState('idle');
  const isActive = state === 'active';

  useEffect(() => {
    if (!isActive) return;
    // On the document, since a hovered control need not have focus.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setState('dismissed');
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isActive]);

  return (
    <span
      role="none"
      className={styles.anchor}
      data-dismissed={state === 'dismissed' || undefined}
      onPointerEnter={activate}
      onPointerLeave={settle}
      onFocus={activate}
      onBlur={settle}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
