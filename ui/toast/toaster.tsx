import {
  type FocusEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CircleAlert, CircleCheck, Info, X } from '../icon/icons.ts';
import { pageToasts, type Toast } from './toast.ts';
import styles from './toaster.module.css';

const NO_TOASTS: readonly Toast[] = [];

/** Once a page. Its live regions are there from the start: only changes of a known one are announced. A modal
 * dialog makes them inert: close it before you show a toast. @param say a text in the language of the page */
export function Toaster({ say = String }: Partial<Pick<ToastCardProps, 'say'>>) {
  const toasts = useSyncExternalStore(pageToasts.subscribe, pageToasts.getToasts, () => NO_TOASTS);
  const cameFrom = useRef<HTMLElement>(null);

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
          {...{ toast, say }}
          onDismiss={() => {
            pageToasts.dismiss(toast.id);
            cameFrom.current?.focus();
          }}
        />
      ));
  }

  return (
    <section className={styles.toaster} aria-label={say('Notifications')} onFocus={rememberOrigin}>
      <div role="alert" className={styles.region}>
        {renderCards(['destructive'])}
      </div>
      <div role="status" className={styles.region}>
        {renderCards(['plain', 'success'])}
      </div>
    </section>
  );
}

export function followVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const TONE_ICONS = { plain: Info, success: CircleCheck, destructive: CircleAlert };

type ToastCardProps = { toast: Toast; say: (text: string) => string; onDismiss: () => void };

function ToastCard({ toast, say, onDismiss }: ToastCardProps) {
  const { id, title, description, tone, durationMs, undo } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  // Its time begins anew once nobody holds it and somebody looks at the page.
  useEffect(() => {
    if (isHeld || isHidden) return;
    const timer = setTimeout(() => pageToasts.dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, isHidden, id, durationMs]);
  const hold = () => setIsHeld(true);
  const letGo = ({ currentTarget }: SyntheticEvent) =>
    setIsHeld(currentTarget.matches(':focus-within'));
  return (
    <div
      role="none"
      className={styles.toast}
      data-ground="night"
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon icon={TONE_ICONS[tone]} size="medium" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{say(title)}</p>
        {description && <p>{say(description)}</p>}
      </div>
      {undo && (
        <Button
          kind="secondary"
          size="small"
          data-key-of-page="u"
          onClick={() => {
            onDismiss();
            undo();
          }}
        >
          {say('Undo')}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        className={styles.dismiss}
        aria-label={say('Dismiss')}
        onClick={onDismiss}
      >
        <Icon icon={X} size="small" />
      </Button>
    </div>
  );
}
