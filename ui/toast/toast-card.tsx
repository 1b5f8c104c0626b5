import { useEffect } from 'react';
import { Icon } from '../icon/icon.tsx';
import { CircleAlert, CircleCheck, Info, X } from '../icon/icons.ts';
import { pageToasts } from './toast.ts';
import type { Toast } from './toast-store.ts';
import styles from './toaster.module.css';

const TONE_ICONS = { plain: Info, success: CircleCheck, destructive: CircleAlert };

export interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
}

/** One toast; its countdown pauses while the pointer or focus is on it. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  useEffect(resumeAll, []);

  function act() {
    onDismiss();
    toast.action?.run();
  }

  return (
    <div
      role="none"
      className={styles.toast}
      data-ground="night"
      data-tone={toast.tone}
      onPointerEnter={() => pageToasts.pause('pointer')}
      onPointerLeave={() => pageToasts.resume('pointer')}
      onFocus={() => pageToasts.pause('focus')}
      onBlur={() => pageToasts.resume('focus')}
    >
      <Icon icon={TONE_ICONS[toast.tone]} size="medium" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          data-key-of-page={toast.action.key}
          onClick={act}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
        <Icon icon={X} size="small" />
      </button>
    </div>
  );
}

/** A toast that is removed while hovered or focused fires neither leave nor blur. */
function resumeAll() {
  return () => {
    pageToasts.resume('pointer');
    pageToasts.resume('focus');
  };
}
