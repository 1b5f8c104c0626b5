import type { SearchKind } from '../../content/page/search-words.ts';
import marks from '../../sections/menu/menu-dish.module.css';
import type { SearchEntry } from './entry.ts';
import styles from './search-box.module.css';

export interface ResultListProps {
  label: string;
  entries: readonly SearchEntry[];
  kinds: Readonly<Record<SearchKind, string>>;
}

/** What was found, the best first. Only the title is the link: a link that holds an answer is read out with all of it. */
export function ResultList({ label, entries, kinds }: ResultListProps) {
  return (
    <ol className={`plain-list ${styles.results}`} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <p className={styles.kind}>
            {entry.isVeg !== undefined && (
              <i className={entry.isVeg ? marks.veg : marks.other}>
                {entry.isVeg ? 'Veg' : 'Non-veg'}
              </i>
            )}
            <span>{kinds[entry.kind]}</span>
          </p>
          <p className={styles.title}>
            <a href={entry.path} data-result="">
              {entry.title}
            </a>
            {entry.price && <b>{entry.price}</b>}
          </p>
          <p className={styles.detail}>{entry.detail}</p>
        </li>
      ))}
    </ol>
  );
}
