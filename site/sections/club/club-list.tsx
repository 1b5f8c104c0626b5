import type { ReactNode } from 'react';
import type { Club } from '../../content/club.ts';
import type { PageContent } from '../../content/page/page.ts';
import styles from './club-list.module.css';

export interface ClubListProps {
  /** {@link ClubEntry}s. */
  children: ReactNode;
}

export interface ClubEntryProps {
  club: Club;
  words: PageContent<'clubs'>['clubs'];
  /** The table on which the club meets. */
  children: ReactNode;
}

/** The signature clubs, one below the other, their sides changing. */
export function ClubList({ children }: ClubListProps) {
  return <div className={styles.clubs}>{children}</div>;
}

/** One club: its table, and beside it whom it is for and what a member does, eats and gets. */
export function ClubEntry({ club, words, children }: ClubEntryProps) {
  return (
    <article className={styles.club}>
      {children}
      <div className={styles.words}>
        <div>
          <h3 className={styles.name}>{club.name}</h3>
          <p className={styles.audience}>{club.audience}</p>
        </div>
        <p className={styles.description}>{club.description}</p>
        {club.isForMinors && <p className={styles.guardian}>{words.guardian}</p>}
        <div className={styles.lists}>
          {(['activities', 'foodPerks', 'addOns'] as const).map((list) => (
            <section key={list}>
              <h4>{words[list]}</h4>
              <ul className={`plain-list ${styles.list}`}>
                {club[list].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
