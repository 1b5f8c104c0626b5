import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { CircleAlert, CircleCheck, Info, X } from '../icon/icons.ts';
import { pageToasts } from './toast.ts';
import type { Toast } from './toast-store.ts';
import styles from './toaster.module.css';

const NO_TOASTS: readonly Toast[] = [];

/**
 * Shows the page's toasts; mount it once a page. Its live regions are in the page from the start, since
 * assistive technology announces only changes of a region it already knows. A modal dialog makes them
 * inert: close it before you show a toast.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(pageToasts.subscribe, pageToasts.getToasts, () => NO_TOASTS);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(pauseWhileHidden, []);

  function rememberOrigin(event: FocusEvent) {
    const origin = event.relatedTarget;
    if (origin instanceof HTMLElement && !event.currentTarget.contains(origin)) {
      cameFrom.current = origin;
    }
  }

  function renderCards(tones: readonly Toast['tone'][]) {
    return toasts
      .filter((toast) => tones.includes(toast.tone))
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onDismiss={() => {
            pageToasts.dismiss(toast.id);
            cameFrom.current?.focus();
          }}
        />
      ));
  }

  return (
    <section className={styles.toaster} aria-label="Notifications" onFocus={rememberOrigin}>
      <div role="alert" className={styles.region}>
        {renderCards(['destructive'])}
      </div>
      <div role="status" className={styles.region}>
        {renderCards(['plain', 'success'])}
      </div>
    </section>
  );
}

function pauseWhileHidden() {
  const follow = () => (document.hidden ? pageToasts.pause('hidden') : pageToasts.resume('hidden'));
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}

const TONE_ICONS = { plain: Info, success: CircleCheck, destructive: CircleAlert };

interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
}

/** One toast; its countdown pauses while the pointer or focus is on it. */
function ToastCard({ toast, onDismiss }: ToastCardProps) {
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
