import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { CircleAlert, CircleCheck, Info, X } from '../icon/icons.ts';
import { pageToasts, type Toast } from './toast.ts';
import styles from './toaster.module.css';

const NO_TOASTS: readonly Toast[] = [];

/**
 * Once a page. Its live regions are there from the start: only changes of a known one are announced. A modal
 * dialog makes them inert: close it before you show a toast.
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

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { title, description, tone, action } = toast;
  // One that is removed while hovered or focused fires neither leave nor blur.
  useEffect(
    () => () => {
      pageToasts.resume('pointer');
      pageToasts.resume('focus');
    },
    [],
  );
  return (
    <div
      role="none"
      className={styles.toast}
      data-ground="night"
      data-tone={tone}
      onPointerEnter={() => pageToasts.pause('pointer')}
      onPointerLeave={() => pageToasts.resume('pointer')}
      onFocus={() => pageToasts.pause('focus')}
      onBlur={() => pageToasts.resume('focus')}
    >
      <Icon icon={TONE_ICONS[tone]} size="medium" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          data-key-of-page={action.key}
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
        <Icon icon={X} size="small" />
      </button>
    </div>
  );
}
