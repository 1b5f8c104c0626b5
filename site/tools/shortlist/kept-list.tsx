import { useEffect, useState } from 'react';
import {
  contactPath,
  INTEREST_LIMITS,
  type InterestModel,
} from '../../../contract/interest/interest.ts';
import button from '../../../ui/button/button.module.css';
import type { ShortlistWords } from '../../content/finder-words.ts';
import { readKept, SHORTLIST_EVENT, SHORTLIST_KEY } from './kept.ts';
import styles from './kept-list.module.css';

/** A brand or model that can be kept, with what is compared. */
export interface Keepable {
  id: string;
  name: string;
  path: string;
  facts: readonly (readonly [label: string, value: string])[];
}

export interface KeptListProps {
  words: ShortlistWords;
  models: readonly Keepable[];
  brands: readonly Keepable[];
}

/** What this device keeps, side by side, and the enquiry that carries it. */
export default function KeptList({ words, models, brands }: KeptListProps) {
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setKept(readKept(storedText()));
    read();
    addEventListener('storage', read);
    addEventListener(SHORTLIST_EVENT, read);
    return () => {
      removeEventListener('storage', read);
      removeEventListener(SHORTLIST_EVENT, read);
    };
  }, []);
  const remove = (id: string) => {
    const rest = kept.filter((one) => one !== id);
    localStorage.setItem(SHORTLIST_KEY, rest.join());
    setKept(rest);
    // The count in the corner of the page hears it too.
    dispatchEvent(new Event(SHORTLIST_EVENT));
  };
  const own = (all: readonly Keepable[]) => all.filter(({ id }) => kept.includes(id));
  const [ownModels, ownBrands] = [own(models), own(brands)];
  if (ownModels.length + ownBrands.length === 0)
    return (
      <p className={styles.empty} aria-live="polite">
        {words.empty}
      </p>
    );
  const path = contactPath({
    from: 'shortlist',
    models: ownModels.map(({ id }) => id as InterestModel),
    brands: ownBrands.slice(0, INTEREST_LIMITS.listed).map(({ id }) => id),
  });
  return (
    <div className={styles.list}>
      <Group heading={words.models} items={ownModels} words={words} onRemove={remove} />
      {ownModels.length > 0 && <p className={styles.note}>{words.stated}</p>}
      <Group heading={words.brands} items={ownBrands} words={words} onRemove={remove} />
      <a className={`${button.button} ${button.primary} ${button.large}`} href={path}>
        {words.action}
      </a>
      <p className={styles.note}>{words.note}</p>
    </div>
  );
}

interface GroupProps {
  heading: string;
  items: readonly Keepable[];
  words: ShortlistWords;
  onRemove: (id: string) => void;
}

function Group({ heading, items, words, onRemove }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.items}>
        {items.map(({ id, name, path, facts }) => (
          <li key={id} className={styles.item}>
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <dl>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <button
              type="button"
              className={styles.remove}
              aria-label={words.remove.replace('{name}', name)}
              onClick={() => onRemove(id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function storedText(): string | null {
  try {
    return localStorage.getItem(SHORTLIST_KEY);
  } catch {
    return null;
  }
}
