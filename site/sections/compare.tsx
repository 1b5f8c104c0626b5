import { brandPath } from '../../contract/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Brand } from '../content/brand/brand.ts';
import type { CompareWords } from '../content/franchise/compare-words.ts';
import type { Budget } from '../content/franchise/franchise-words.ts';
import type { LocatedModel } from '../content/franchise/load-franchise-models.ts';
import type { MenuMeasures } from '../content/menu/menu.ts';
import { formatLakhs, formatRupees, type Range } from '../format/range.ts';
import './shared/pieces.css';
import styles from './compare.module.css';

export interface ComparedBrand
  extends Pick<Brand, 'slug' | 'name' | 'cuisine' | 'priceRange' | 'logo'> {
  /** None where the brand has no menu. */
  menu?: MenuMeasures | undefined;
}

export interface BrandBoardProps {
  brands: readonly ComparedBrand[];
  words: CompareWords['brands'];
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

export interface CompareAskProps {
  models: readonly Pick<LocatedModel, 'route' | 'name'>[];
  words: CompareWords['ask'];
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

export interface MoneyLineProps {
  models: readonly Pick<LocatedModel, 'name' | 'path' | 'figures'>[];
  bands: readonly Budget[];
  words: CompareWords['money'];
}

interface Sum {
  name: string;
  investment: Range;
  kind: 'model' | 'gap' | 'band';
  href?: string;
  text?: string;
}

export function MoneyLine({ models, bands, words }: MoneyLineProps) {
  const ours: Sum[] = models.map(({ name, path, figures: { investment } }) => ({
    ...{ name, investment, kind: 'model', href: path },
  }));
  const gaps: Sum[] = findGaps(ours.map(({ investment }) => investment)).map((investment) => ({
    ...{ name: words.gap, text: words.gapNote, investment, kind: 'gap' },
  }));
  const trade: Sum[] = bands.map((band) => ({ ...band, kind: 'band' }));
  const groups = [
    { heading: words.models, sums: [...ours, ...gaps] },
    { heading: words.bands, sums: trade },
  ];
  const scale = Math.max(...groups.flatMap(({ sums }) => sums.map((sum) => sum.investment.max)));
  return (
    <div className="split">
      {groups.map(({ heading, sums }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul className="plain-list">
            {sums
              .sort((left, right) => left.investment.min - right.investment.min)
              .map((sum) => (
                <Bar key={sum.name} sum={sum} scale={scale} />
              ))}
          </ul>
        </section>
      ))}
      <p className="small muted">{words.caption}</p>
    </div>
  );
}

/** @param scale the largest sum of all */
function Bar({ sum, scale }: { sum: Sum; scale: number }) {
  const { name, investment, kind, href, text } = sum;
  const { min, max } = investment;
  return (
    <li className={styles.sum} data-kind={kind}>
      <p className="strong">{href ? <a href={href}>{name}</a> : name}</p>
      <p className={styles.amount}>{formatLakhs(investment)}</p>
      {/* Presentation attributes: the content security policy refuses `style`. */}
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.ground} width="100" height="1" />
        <rect x={(min / scale) * 100} width={((max - min) / scale) * 100} height="1" />
      </svg>
      {text && <p className="small muted">{text}</p>}
    </li>
  );
}

/** What lies between ranges of money: sums that are more than one range takes and less than the next. */
export function findGaps(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort((left, right) => left.min - right.min);
  return sorted.flatMap(({ min }, place) => {
    const covered = Math.max(...sorted.slice(0, place).map(({ max }) => max));
    return place > 0 && covered < min ? [{ min: covered, max: min }] : [];
  });
}
