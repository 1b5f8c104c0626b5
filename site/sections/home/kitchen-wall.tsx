import type { ReactNode } from 'react';
import { brandPath } from '../../../contract/paths.ts';
import type { Brand } from '../../content/brand/brand.ts';
import type { CardWidth } from '../shared/spread-brands.ts';
import styles from './kitchen-wall.module.css';
import '../shared/brand-dish-frame.css';

export interface KitchenWallProps {
  /** {@link Kitchen}s. */
  children: ReactNode;
}

export interface KitchenProps {
  brand: Pick<Brand, 'slug' | 'name' | 'cuisine' | 'priceRange' | 'logo'>;
  width?: CardWidth | undefined;
  /** Its dish, close. */
  children: ReactNode;
}

/** All kitchens at one look: on a phone three in a row, on a desktop a wall of wide and narrow panes. */
export function KitchenWall({ children }: KitchenWallProps) {
  return <div className={styles.wall}>{children}</div>;
}

/** A kitchen of the wall: its dish under its sign, which is also its name. The whole pane is the link. */
export function Kitchen({ brand, width, children }: KitchenProps) {
  return (
    <article
      className={styles.kitchen}
      data-brand={brand.slug}
      data-narrow={width?.narrow}
      data-wide={width?.wide}
      data-stall
    >
      <div className={styles.dish} data-dish>
        {children}
      </div>
      <h3 className={styles.sign}>
        <a href={brandPath(brand.slug)} data-late aria-label={brand.name}>
          <img
            src={brand.logo.src}
            alt={brand.name}
            width={brand.logo.width}
            height={brand.logo.height}
            loading="lazy"
          />
        </a>
      </h3>
      <p className={styles.facts}>
        <span className={styles.cuisine}>{brand.cuisine}</span>
        <span className={styles.price}>{brand.priceRange}</span>
      </p>
    </article>
  );
}
