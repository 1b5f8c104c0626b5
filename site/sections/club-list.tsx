import type { Club } from '../content/membership.ts';
import type { PageContent } from '../content/page.ts';
import { ClubCard } from './club-card.tsx';
import styles from './club-list.module.css';

export interface ClubListProps {
  clubs: readonly Club[];
  companyName: string;
  words: PageContent<'clubs'>['clubs'];
}

/** The signature clubs: each one's card, and what a member does, eats and gets beside it. */
export function ClubList({ clubs, companyName, words }: ClubListProps) {
  return (
    <div className={styles.clubs}>
      {clubs.map((club) => (
        <article key={club.name} className={styles.club}>
          <ClubCard club={club} companyName={companyName} />
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
      ))}
    </div>
  );
}
