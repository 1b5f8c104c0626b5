import { Badge } from '../../../ui/badge/badge.tsx';
import styles from './desk-nav.module.css';
import { DESK_VIEWS, type DeskView } from './desk-view.ts';

/** The mark after each view's name: a count, or whether something needs attention. */
export type DeskMarks = Partial<Record<DeskView, number | boolean | undefined>>;

export interface DeskNavProps {
  /** Undefined until the desk has loaded. */
  view: DeskView | undefined;
  /** The marks known so far. */
  marks?: DeskMarks;
}

const CURRENT = '[data-desk-nav] [aria-current]';

/**
 * Room is reserved for this number before the count is known; a longer one shifts the links after
 * it.
 */
const WIDEST_COUNT = 999;

/** Moves the focus to the link of the current view. */
export const focusCurrentView = (): void => document.querySelector<HTMLElement>(CURRENT)?.focus();

/** Links to the desk's views. Each view has its own address, so it can be bookmarked and shared. */
export function DeskNav({ view, marks = {} }: DeskNavProps) {
  return (
    <nav className={styles.nav} aria-label="Lead desk" data-desk-nav>
      {DESK_VIEWS.map(({ id, name, ...rest }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles.link}
          aria-current={id === view ? 'page' : undefined}
        >
          {'mark' in rest ? <Marked name={name} kind={rest.mark} mark={marks[id]} /> : name}
        </a>
      ))}
    </nav>
  );
}

interface MarkedProps {
  name: string;
  kind: 'count' | 'check';
  mark: number | boolean | undefined;
}

/**
 * A view's name with its mark. Marks load late; their room is reserved so that no other link moves.
 */
function Marked({ name, kind, mark }: MarkedProps) {
  if (kind === 'check') {
    return (
      <>
        {name}
        <Badge tone="red" className={styles.check} data-shown={mark === true || undefined}>
          Check
        </Badge>
      </>
    );
  }
  return (
    <span className={styles.counted} data-widest={`${name} (${WIDEST_COUNT})`}>
      {name}
      {mark !== undefined && ` (${mark})`}
    </span>
  );
}
