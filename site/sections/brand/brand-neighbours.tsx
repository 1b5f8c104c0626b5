import { brandPath } from '../../../contract/paths.ts';
import type { Brand } from '../../content/brand/brand.ts';
import styles from './brand-neighbours.module.css';

type Neighbour = Pick<Brand, 'slug' | 'name' | 'cuisine' | 'logo'>;

export interface BrandNeighboursProps {
  /** Accessible name of the two links. */
  label: string;
  previous: Neighbour;
  next: Neighbour;
  words: { previous: string; next: string };
}

/** The stalls to the left and to the right. */
export function BrandNeighbours({ label, previous, next, words }: BrandNeighboursProps) {
  const sides = [
    { brand: previous, word: words.previous },
    { brand: next, word: words.next },
  ];
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {sides.map(({ brand, word }) => (
        <a key={word} className={styles.side} href={brandPath(brand.slug)} data-brand={brand.slug}>
          <span className={styles.word}>{word}</span>
          <img
            className={styles.logo}
            src={brand.logo.src}
            alt={brand.name}
            width={brand.logo.width}
            height={brand.logo.height}
            loading="lazy"
          />
          <span>{brand.cuisine}</span>
        </a>
      ))}
    </nav>
  );
}
