import type { ReactNode } from 'react';
import type { Brand } from '../content/brand.ts';
import styles from './brand-hero.module.css';

export interface BrandHeroProps {
  brand: Pick<Brand, 'slug' | 'name' | 'summary' | 'cuisine' | 'priceRange' | 'logo'>;
  note: string;
  /** Buttons below the facts; a brand without a menu has none. */
  actions?: ReactNode;
  /** The picture of the brand's best dish. */
  children: ReactNode;
}

/** Opening of a brand's page: its name and facts beside its stall, in its own colours. */
export function BrandHero({ brand, note, actions, children }: BrandHeroProps) {
  const { logo } = brand;
  return (
    <section className={styles.hero} data-brand={brand.slug}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.name}>{brand.name}</h1>
          <p className={styles.summary}>{brand.summary}</p>
          <dl className={styles.facts}>
            <div>
              <dt>Cuisine</dt>
              <dd>{brand.cuisine}</dd>
            </div>
            <div>
              <dt>Price range</dt>
              <dd className={styles.price}>{brand.priceRange}</dd>
            </div>
          </dl>
          <div className={styles.actions}>{actions}</div>
        </div>
        <figure className={styles.stand}>
          <div className={styles.stall}>
            <div className={styles.sign}>
              <img
                src={logo.src}
                alt={`${brand.name} logo`}
                width={logo.width}
                height={logo.height}
              />
            </div>
            <div className={styles.dish}>{children}</div>
          </div>
          <figcaption className={styles.note}>{note}</figcaption>
        </figure>
      </div>
    </section>
  );
}
