import { brandPath } from '../../contract/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Brand } from '../content/brand/brand.ts';
import type { LocatedModel } from '../content/franchise/load-franchise-models.ts';
import type { MenuMeasures } from '../content/menu/menu.ts';
import type { PageContent } from '../content/page/page.ts';
import { formatRupees } from '../format/range.ts';
import './shared/pieces.css';
import styles from './compare.module.css';

export interface ComparedBrand
  extends Pick<Brand, 'slug' | 'name' | 'cuisine' | 'priceRange' | 'logo'> {
  /** None where the brand has no menu. */
  menu?: MenuMeasures | undefined;
}

export interface BrandBoardProps {
  brands: readonly ComparedBrand[];
  words: PageContent<'compare'>['brands'];
  together: string;
}

/** Ticks choose, and style sheets alone leave out the others. With a script, ticks and hearts are the same choice. */
export function BrandBoard({ brands, words, together }: BrandBoardProps) {
  return (
    <div id="kept" className={styles.board}>
      <label className={`tick screen-only ${styles.tick}`}>
        <input type="checkbox" data-only /> {words.only}
      </label>
      <ul className={`plain-list tiles ${styles.brands}`}>
        {brands.map((brand) => (
          <ComparedCard key={brand.slug} brand={brand} words={words} />
        ))}
      </ul>
      <p className="small muted">
        {together} {words.note}
      </p>
    </div>
  );
}

function ComparedCard({ brand, words }: Pick<BrandBoardProps, 'words'> & { brand: ComparedBrand }) {
  const { slug, name, logo } = brand;
  return (
    <li className={styles.card}>
      <label className={styles.pick}>
        <span className={styles.sign} role="img" aria-label={name} data-brand={slug} data-late>
          <img src={logo.src} alt={name} width={logo.width} height={logo.height} loading="lazy" />
        </span>
        <span className={`tick screen-only ${styles.tick}`}>
          <input type="checkbox" name="brands" value={slug} data-keep={slug} /> {words.choose}
        </span>
      </label>
      <dl className="lined">
        {figuresOf(brand, words).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className="tap screen-only" href={brandPath(slug)}>
        {words.page}
        <span className="visually-hidden">: {name}</span>
      </a>
    </li>
  );
}

/** Every brand has the same lines, so that they stand beside each other. */
const figuresOf = (
  { cuisine, priceRange, menu }: ComparedBrand,
  words: PageContent<'compare'>['brands'],
): [term: string, value: string][] => [
  [words.cuisine, cuisine],
  [words.dishes, menu ? String(menu.dishes) : words.noMenu],
  [words.prices, priceRange],
  [words.typical, menu ? formatRupees(menu.middlePrice) : words.noMenu],
  [words.veg, menu ? `${menu.vegPercent}%` : words.noMenu],
  // A counter needs a menu of its own, as on the page of the single brand.
  [words.counter, menu ? words.offered : words.notOffered],
];

export interface CompareAskProps {
  models: readonly Pick<LocatedModel, 'route' | 'name'>[];
  words: PageContent<'compare'>['ask'];
}

/** The models, and the way to the enquiry; it belongs to the form of the page, which carries the ticked brands too. */
export function CompareAsk({ models, words }: CompareAskProps) {
  return (
    <div className="screen-only">
      <input type="hidden" name="from" value="compare" />
      <fieldset className={`row ${styles.models}`}>
        <legend>{words.model}</legend>
        {models.map(({ route, name }) => (
          <label key={route} className={`tick ${styles.tick}`}>
            <input type="checkbox" name="models" value={route} data-keep={route} />
            {name}
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="large">
        {words.action}
      </Button>
    </div>
  );
}
