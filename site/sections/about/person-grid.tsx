import { joinClasses } from '../../../ui/class-names.ts';
import type { Person } from '../../content/company/person.ts';
import styles from './person-grid.module.css';

export interface PersonGridProps {
  people: readonly Person[];
  /** Said where nobody may be named. */
  whenEmpty: string;
  /** `large` for the few at the top. */
  size?: 'large' | 'medium' | undefined;
}

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .filter((_letter, index, letters) => index === 0 || index === letters.length - 1)
    .join('');

/** People by name and designation; each monogram is sewn on a cloth of its own. */
export function PersonGrid({ people, whenEmpty, size = 'medium' }: PersonGridProps) {
  if (people.length === 0) return <p>{whenEmpty}</p>;
  return (
    <ul className={joinClasses('plain-list', styles.people, size === 'large' && styles.large)}>
      {people.map(({ id, name, designation, pattern }) => (
        <li key={id} className={styles.person}>
          <span className={styles.cloth} data-pattern={pattern} aria-hidden="true">
            <span className={styles.monogram}>{initials(name)}</span>
          </span>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.designation}>{designation}</p>
        </li>
      ))}
    </ul>
  );
}
