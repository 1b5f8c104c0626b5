import { Badge } from '../../../ui/badge.tsx';
import styles from './desk-nav.module.css';
import { DESK_VIEWS, type DeskView, VIEW_NAMES } from './desk-view.ts';

export interface DeskNavProps {
  /** Undefined while the desk does not work yet. */
  view: DeskView | undefined;
  /** Doubtful leads; undefined until they are known. */
  quarantined?: number | undefined;
  /** Something in the health panel wants a look. */
  isUnwell?: boolean | undefined;
}

const CURRENT = '[data-desk-nav] [aria-current]';

/** Moves the focus to the link of the view that is open. */
export const focusCurrentView = (): void => document.querySelector<HTMLElement>(CURRENT)?.focus();

/** Links to the desk's views: each has an address, so it can be kept and sent. */
export function DeskNav({ view, quarantined, isUnwell = false }: DeskNavProps) {
  return (
    <nav className={styles.nav} aria-label="Lead desk" data-desk-nav>
      {DESK_VIEWS.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          className={styles.link}
          aria-current={name === view ? 'page' : undefined}
        >
          {VIEW_NAMES[name]}
          {name === 'quarantine' && quarantined !== undefined && ` (${quarantined})`}
          {name === 'health' && isUnwell && (
            <Badge tone="red" className={styles.mark}>
              Check
            </Badge>
          )}
        </a>
      ))}
    </nav>
  );
}
