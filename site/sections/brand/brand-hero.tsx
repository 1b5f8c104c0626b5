import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import type { Brand } from '../../content/brand/brand.ts';
import type from './brand-letter.module.css';
import '../shared/brand-dish-frame.css';
import styles from './brand-hero.module.css';

export interface BrandHeroProps {
  brand: Pick<Brand, 'slug' | 'name' | 'summary' | 'cuisine' | 'priceRange' | 'logo'>;
  /** Below the facts: a button and the links beside it. */
  actions?: ReactNode;
  /** The picture of the brand's best dish. */
  children: ReactNode;
}

/** Opening of a brand's page: its dish to the window's edge, its name and facts beside or below. */
export function BrandHero({ brand, actions, children }: BrandHeroProps) {
  return (
    <section className={styles.hero} data-brand={brand.slug} data-stall>
      <div className={styles.words}>
        <h1 className={joinClasses(type.letter, styles.name)}>{brand.name}</h1>
        <p className={styles.summary}>{brand.summary}</p>
        <dl className={`row ${styles.facts}`}>
          <div>
            <dt>Cuisine</dt>
            <dd>{brand.cuisine}</dd>
          </div>
          <div>
            <dt>Price range</dt>
            <dd className={styles.price}>{brand.priceRange}</dd>
          </div>
        </dl>
        <div className={`row ${styles.actions}`}>{actions}</div>
      </div>
      <BrandStand brand={brand}>{children}</BrandStand>
    </section>
  );
}

interface BrandStandProps {
  brand: Pick<Brand, 'name' | 'logo'>;
  /** The picture of the brand's best dish. */
  children: ReactNode;
}

/** A brand's dish to the window's edge, under its sign. */
function BrandStand({ brand, children }: BrandStandProps) {
  const { name, logo } = brand;
  return (
    <div className={styles.stand}>
      <div className={styles.heroDish} data-dish>
        {children}
      </div>
      <div className={styles.sign}>
        <img
          fetchPriority="low"
          src={logo.src}
          alt={`${name} logo`}
          width={logo.width}
          height={logo.height}
        />
      </div>
    </div>
  );
}

export interface HotDishProps {
  /** Over which part of the picture steam rises; none where left out. */
  steam?: Brand['hero']['steam'];
  /** The picture, which fills the stage's width. */
  children: ReactNode;
}

/** A dish on its stage at the top of a page: it leans away as the page is scrolled, and may steam. */
export function HotDish({ steam, children }: HotDishProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.hotDish}>{children}</div>
      {steam && <i className={styles.steam} data-at={steam} aria-hidden="true" />}
    </div>
  );
}
