import type { ReactNode } from 'react';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { joinClasses } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { X } from '../icon/icons.ts';
import { words } from '../words.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen?: boolean;
  onClose: () => void;
  title: string;
  className?: string | undefined;
  children: ReactNode;
  /** Buttons at the foot; the first control of the dialog takes focus, so put the safe one first. */
  actions?: ReactNode;
}

/** A modal dialog: the browser's own `<dialog>`, which holds focus, makes the page behind inert and
 * gives focus back to where it was. */
export function Dialog({
  isOpen = true,
  onClose,
  title,
  className,
  children,
  actions,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const closeFromBackdrop = useEffectEvent((event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  });

  // Before the element leaves the page: one that has left gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    element.showModal();
    element.addEventListener('click', closeFromBackdrop);
    return () => {
      element.removeEventListener('click', closeFromBackdrop);
      element.close();
    };
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The parent decides by `isOpen`, so the browser must not close it by itself.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (isOpen) onClose();
      }}
    >
      <div className={styles.box}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <Button
          kind="quiet"
          size="small"
          className={styles.close}
          aria-label={words.say('Close')}
          onClick={onClose}
        >
          <Icon icon={X} size="medium" />
        </Button>
      </div>
    </dialog>
  );
}
