import { Badge } from '../../../ui/badge/badge.tsx';
import styles from './desk-nav.module.css';
import { DESK_VIEWS, type DeskView } from './desk-view.ts';

/** What stands behind the names: numbers, and whether something wants a look. */
export type DeskMarks = Partial<Record<DeskView, number | boolean | undefined>>;

export interface DeskNavProps {
  /** Undefined while the desk does not work yet. */
  view: DeskView | undefined;
  /** Those that are known already. */
  marks?: DeskMarks;
}

const CURRENT = '[data-desk-nav] [aria-current]';

/** The number that room is kept for before it is known; a longer one moves the links behind it. */
const WIDEST_COUNT = 999;

/** Moves the focus to the link of the view that is open. */
export const focusCurrentView = (): void => document.querySelector<HTMLElement>(CURRENT)?.focus();

/** Links to the desk's views: each has an address, so it can be kept and sent. */
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

/** A name with its mark. Marks come late: their room is kept, so that no other link moves then. */
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
