import type { ReactNode } from 'react';
import type { Club } from '../../content/club/membership.ts';
import type { PageContent } from '../../content/page/page.ts';
import { ClubCard } from './club-card.tsx';
import styles from './club-list.module.css';

export interface ClubListProps {
  /** {@link ClubEntry}s. */
  children: ReactNode;
}

export interface ClubEntryProps {
  club: Club;
  companyName: string;
  words: PageContent<'clubs'>['clubs'];
  /** The table on which the club meets. */
  children: ReactNode;
}

/** The signature clubs, one below the other, their sides changing. */
export function ClubList({ children }: ClubListProps) {
  return (
    <div className={styles.clubs} data-late-prints>
      {children}
    </div>
  );
}

/** One club: its table with the member's card on it, and what a member does, eats and gets beside it. */
export function ClubEntry({ club, companyName, words, children }: ClubEntryProps) {
  return (
    <article className={styles.club}>
      <div className={styles.table}>
        {children}
        <ClubCard club={club} companyName={companyName} />
      </div>
      <div className={styles.words}>
        <p className={styles.description}>{club.description}</p>
        {club.isForMinors && <p className={styles.guardian}>{words.guardian}</p>}
        <div className={styles.lists}>
          {(['activities', 'foodPerks', 'addOns'] as const).map((list) => (
            <section key={list}>
              <h4 className={styles.heading}>{words[list]}</h4>
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
