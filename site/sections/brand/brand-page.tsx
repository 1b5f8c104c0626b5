import type { ReactNode } from 'react';
import { brandPath } from '../../../contract/paths.ts';
import type { Brand } from '../../content/brand/brand.ts';
import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import type { PageContent } from '../../content/page/page.ts';
import { formatMetrics, METRIC_LABELS, type Metric } from '../../format/model-metrics.ts';
import '../shared/brand-dish-frame.css';
import '../shared/pieces.css';
import type from './brand-letter.module.css';
import styles from './brand-page.module.css';

export interface BrandHeroProps {
  brand: Pick<Brand, 'slug' | 'name' | 'summary' | 'cuisine' | 'priceRange' | 'logo'>;
  actions?: ReactNode;
  children: ReactNode;
}

export function BrandHero({ brand, actions, children }: BrandHeroProps) {
  const { slug, name, summary, cuisine, priceRange, logo } = brand;
  return (
    <section className={styles.hero} data-brand={slug} data-stall>
      <div className={`stack ${styles.text}`}>
        <h1 className={`${type.letter} ${styles.name}`}>{name}</h1>
        <p className={styles.summary}>{summary}</p>
        <dl className={`row ${styles.row}`}>
          <div>
            <dt>Cuisine</dt>
            <dd>{cuisine}</dd>
          </div>
          <div>
            <dt>Price range</dt>
            <dd className="whole">{priceRange}</dd>
          </div>
        </dl>
        <div className={`row screen-only ${styles.row}`}>{actions}</div>
      </div>
      <div className={styles.stand}>
        <div className={styles.dish} data-dish>
          {children}
        </div>
        <div className={`screen-only ${styles.sign}`}>
          <img
            fetchPriority="low"
            src={logo.src}
            alt={`${name} logo`}
            width={logo.width}
            height={logo.height}
          />
        </div>
      </div>
    </section>
  );
}

export interface BrandClosingProps {
  slug: string;
  heading: string;
  lead: string;
  model: Pick<LocatedModel, 'name' | 'figures'>;
  basis?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

const FIGURES: readonly Metric[] = ['investment', 'space', 'breakEven'];
/** To which part of a brand's page its opening leads. */
export const OWN_ANCHOR = 'own';

export function BrandClosing(props: BrandClosingProps) {
  const { slug, heading, lead, model, basis, actions, children } = props;
  const metrics = formatMetrics(model.figures);
  return (
    <section className={`split screen-only ${styles.closing}`} data-brand={slug} id={OWN_ANCHOR}>
      <div>
        <h2 className={type.letter}>{heading}</h2>
        <p className="lead">{lead}</p>
        <div className={`row ${styles.actions}`}>{actions}</div>
        <div className={`row ${styles.links}`}>{children}</div>
      </div>
      <div className={styles.bill}>
        <h3>{model.name}</h3>
        <dl className="lined facts">
          {FIGURES.map((metric) => (
            <div key={metric}>
              <dt>{METRIC_LABELS[metric]}</dt>
              <dd>{metrics[metric]}</dd>
            </div>
          ))}
        </dl>
        {basis}
      </div>
    </section>
  );
}

export interface BrandDishesProps {
  brand: Pick<Brand, 'specialties' | 'popularItems'>;
  words: Pick<PageContent<'brands'>['brandPage'], 'specialties' | 'popular'>;
  picture?: ReactNode;
  children: ReactNode;
}

export function BrandDishes({ brand, words, picture, children }: BrandDishesProps) {
  return (
    <section className={`split ${styles.counter}`}>
      <div className={`framed screen-only ${styles.picture}`}>{picture}</div>
      <div className={`tiles ${styles.lists}`}>
        <DishList heading={words.specialties} dishes={brand.specialties} />
        <DishList heading={words.popular} dishes={brand.popularItems} />
        <p className={`row screen-only ${styles.eat}`}>{children}</p>
      </div>
    </section>
  );
}

function DishList({ heading, dishes }: { heading: string; dishes: readonly string[] }) {
  return (
    <div>
      <h2 className={type.letter}>{heading}</h2>
      <ol className="plain-list lined">
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ol>
    </div>
  );
}

type Neighbour = Pick<Brand, 'slug' | 'name' | 'cuisine' | 'logo'>;

export interface BrandNeighboursProps {
  label: string;
  previous: Neighbour;
  next: Neighbour;
  words: { previous: string; next: string };
}

export function BrandNeighbours({ label, previous, next, words }: BrandNeighboursProps) {
  const sides = [
    { brand: previous, word: words.previous },
    { brand: next, word: words.next },
  ];
  return (
    <nav className={`screen-only ${styles.neighbours}`} aria-label={label}>
      {sides.map(({ brand, word }) => (
        <a
          key={word}
          className={`stack ${styles.side}`}
          href={brandPath(brand.slug)}
          data-brand={brand.slug}
        >
          <b>{word}</b>
          <img
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

export interface BrandStoryProps {
  heading: string;
  paragraphs: readonly string[];
  children: ReactNode;
}

export function BrandStory({ heading, paragraphs, children }: BrandStoryProps) {
  return (
    <div className={styles.chapter}>
      <div className={`split ${styles.story}`}>
        <h2 className={type.letter}>{heading}</h2>
        <div className="stack">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
