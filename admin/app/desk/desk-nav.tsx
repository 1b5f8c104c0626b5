import { version } from '../../../package.json';
import { Icon } from '../../../ui/icon/icon.tsx';
import { keptQuery, writePlace } from '../../shared/place.ts';
import { useRole } from '../../shared/role.ts';
import styles from './desk-nav.module.css';
import { type DeskView, viewsFor } from './desk-view.ts';

/** The mark after each view's name: a count, or whether something needs attention. */
export type DeskMarks = Partial<Record<DeskView, number | boolean | undefined>>;

type DeskNavProps = { view: DeskView | undefined; marks?: DeskMarks };

const CURRENT = '[data-desk-nav] [aria-current]';

export const focusCurrentView = (): void => document.querySelector<HTMLElement>(CURRENT)?.focus();

/** Links to the desk's views: a bar under the thumb on a phone, a column on a desktop. */
export function DeskNav({ view, marks = {} }: DeskNavProps) {
  const role = useRole();
  return (
    <nav className={styles.nav} aria-label="Lead desk" data-desk-nav data-ground="night">
      {viewsFor(role).map(({ id, name, icon, ...rest }) => (
        <a
          key={id}
          href={writePlace({ view: id, reference: undefined, query: keptQuery(id) })}
          className={styles.link}
          aria-current={id === view ? 'page' : undefined}
          data-rare={('isRare' in rest && role !== 'editor') || undefined}
          data-more={id === 'more' || undefined}
        >
          <Icon icon={icon} size="medium" />
          <span>{name}</span> <Mark mark={marks[id]} />
        </a>
      ))}
      <small className={styles.version}>YCTFC {version}</small>
    </nav>
  );
}

/** Marks load late; they lie over the link, so that nothing moves for them. */
function Mark({ mark }: { mark: number | boolean | undefined }) {
  if (!mark) return null;
  if (mark === true) return <span className={styles.check}>Check</span>;
  return <span className={styles.mark}>({mark})</span>;
}
