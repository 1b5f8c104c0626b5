import { brandPath } from '../../../contract/paths.ts';
import type { Brand } from '../../content/brand/brand.ts';
import type { CompareWords } from '../../content/franchise/compare-words.ts';
import type { MenuMeasures } from '../../content/menu/menu.ts';
import { formatRupees } from '../../format/range.ts';
import styles from './brand-board.module.css';

export interface ComparedBrand
  extends Pick<Brand, 'slug' | 'name' | 'cuisine' | 'priceRange' | 'logo'> {
  /** None where the brand has no menu. */
  menu?: MenuMeasures | undefined;
}

export interface BrandBoardProps {
  brands: readonly ComparedBrand[];
  words: CompareWords['brands'];
  /** How many brands the larger models take. */
  together: string;
}

/**
 * The brands as signs with their figures below, row by row at the same height. Ticks choose, and style sheets alone
 * leave out the others; they belong to the form around it. With a script, ticks and hearts are the same choice.
 */
export function BrandBoard({ brands, words, together }: BrandBoardProps) {
  return (
    <div id="kept" className={styles.board}>
      <label className={styles.only}>
        <input type="checkbox" data-only /> {words.only}
      </label>
      <ul className={`plain-list ${styles.brands}`}>
        {brands.map((brand) => (
          <ComparedCard key={brand.slug} brand={brand} words={words} />
        ))}
      </ul>
      <p className={styles.note}>
        {together} {words.note}
      </p>
    </div>
  );
}

interface ComparedCardProps extends Pick<BrandBoardProps, 'words'> {
  brand: ComparedBrand;
}

function ComparedCard({ brand, words }: ComparedCardProps) {
  const { slug, name, logo } = brand;
  return (
    <li className={styles.card}>
      <label className={styles.pick}>
        <span className={styles.sign} role="img" aria-label={name} data-brand={slug} data-late>
          <img src={logo.src} alt={name} width={logo.width} height={logo.height} loading="lazy" />
        </span>
        <span className={styles.tick}>
          <input type="checkbox" name="brands" value={slug} data-keep={slug} /> {words.choose}
        </span>
      </label>
      <dl className={styles.figures}>
        {figuresOf(brand, words).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className={styles.page} href={brandPath(slug)}>
        {words.page}
        <span className="visually-hidden">: {name}</span>
      </a>
    </li>
  );
}

/** Every brand has the same lines, so that they stand beside each other. */
const figuresOf = (
  { cuisine, priceRange, menu }: ComparedBrand,
  words: CompareWords['brands'],
): [term: string, value: string][] => [
  [words.cuisine, cuisine],
  [words.dishes, menu ? String(menu.dishes) : words.noMenu],
  [words.prices, priceRange],
  [words.typical, menu ? formatRupees(menu.middlePrice) : words.noMenu],
  [words.veg, menu ? `${menu.vegPercent}%` : words.noMenu],
  // A counter needs a menu of its own, as on the page of the single brand.
  [words.counter, menu ? words.offered : words.notOffered],
];
