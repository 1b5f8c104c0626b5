import type { ReactNode } from 'react';
import type { Brand } from '../../content/brand/brand.ts';
import '../shared/brand-dish-frame.css';
import styles from './brand-hero.module.css';
import type from './brand-letter.module.css';

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
