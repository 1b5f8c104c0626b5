import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import type { Person } from '../../content/load-company.ts';
import styles from './person-grid.module.css';

export interface PersonGridProps {
  /** Said where nobody may be named. */
  whenEmpty?: string | undefined;
  /** `large` for the few at the top. */
  size?: 'large' | 'medium' | undefined;
  /** {@link PersonCard}s. */
  children?: ReactNode;
}

export interface PersonCardProps {
  person: Pick<Person, 'id' | 'name' | 'designation' | 'dish'>;
  /** Before the dish. */
  plateLabel: string;
  /** The portrait, or the dish until there is one. */
  children?: ReactNode;
}

/** People by name and designation, each at their favourite plate. */
export function PersonGrid({ whenEmpty, size = 'medium', children }: PersonGridProps) {
  if (whenEmpty) return <p>{whenEmpty}</p>;
  return (
    <ul className={joinClasses('plain-list', styles.people, size === 'large' && styles.large)}>
      {children}
    </ul>
  );
}

/** One of them: the picture fills the card, the name stands on its foot. */
export function PersonCard({ person, plateLabel, children }: PersonCardProps) {
  const { id, name, designation, dish } = person;
  return (
    <li id={id}>
      <div className={styles.frame}>{children}</div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.designation}>{designation}</p>
      <p className={styles.plate}>
        {plateLabel} {dish}
      </p>
    </li>
  );
}
