import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { pageToasts } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
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
