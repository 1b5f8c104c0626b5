import type { ReactNode } from 'react';
import { brandPath } from '../../../contract/paths.ts';
import type { Brand } from '../../content/brand/brand.ts';
import { KeepButton } from '../shared/kept.tsx';
import type { CardWidth } from '../shared/spread-brands.ts';
import '../shared/brand-dish-frame.css';
import styles from './brand-hall.module.css';

export interface BrandCardProps {
  brand: Pick<Brand, 'slug' | 'name' | 'cuisine' | 'priceRange' | 'logo'>;
  /** Level of the brand's name among the page's headings. */
  level?: 2 | 3;
  /** Address of the sign where it belongs to the first screen; any other comes after it, see `site/pictures/late.css`. */
  firstSign?: string | undefined;
  /** Has a heart; the page brings `site/browser/shortlist.ts`. */
  isKeepable?: boolean;
  /** Its place in the hall. */
  width?: CardWidth | undefined;
  /** The picture of the brand's best dish. */
  children: ReactNode;
}

/** A brand as its stall in the hall: awning, dish and a counter with the brand's sign. The whole stall is the link. */
export function BrandCard({
  brand,
  level = 3,
  firstSign,
  isKeepable,
  width,
  children,
}: BrandCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={styles.stall}
      data-brand={brand.slug}
      data-narrow={width?.narrow}
      data-wide={width?.wide}
      data-stall
    >
      <div className={styles.dish} data-dish>
        {children}
      </div>
      <div className={styles.counter}>
        <Heading className={styles.name}>
          <a href={brandPath(brand.slug)}>
            <span className="visually-hidden">{brand.name}</span>
            <span className={styles.sign} data-late={!firstSign || undefined}>
              <img
                src={firstSign ?? brand.logo.src}
                alt=""
                width={brand.logo.width}
                height={brand.logo.height}
                loading={firstSign ? undefined : 'lazy'}
              />
            </span>
          </a>
        </Heading>
        <p className={`row ${styles.facts}`}>
          {brand.cuisine}
          <span className={styles.price}>{brand.priceRange}</span>
        </p>
      </div>
      {isKeepable && <KeepButton id={brand.slug} name={brand.name} isInCorner />}
    </article>
  );
}

export interface BrandHallProps {
  /** Brand cards. */
  children: ReactNode;
}

/** The stalls of the hall, wide and narrow ones side by side. */
export function BrandHall({ children }: BrandHallProps) {
  return <div className={styles.hall}>{children}</div>;
}
