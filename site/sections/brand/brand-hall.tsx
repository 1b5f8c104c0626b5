import type { ReactNode } from 'react';
import { brandPath } from '../../../contract/paths.ts';
import type { Brand } from '../../content/brand/brand.ts';
import { KeepButton } from '../shared/kept.tsx';
import '../shared/brand-dish-frame.css';
import '../shared/pieces.css';
import styles from './brand-hall.module.css';

export interface BrandHallProps {
  /** `hall` has large stalls under awnings, with hearts; `wall` small ones, all at one look. */
  look: 'hall' | 'wall';
  children: ReactNode;
}

export const BrandHall = ({ look, children }: BrandHallProps) => (
  <div className={styles[look]}>{children}</div>
);

export interface BrandCardProps extends BrandHallProps {
  brand: Pick<Brand, 'slug' | 'name' | 'cuisine' | 'priceRange' | 'logo'>;
  /** Address of the sign where it belongs to the first screen; any other comes after it, see `site/pictures/late.css`. */
  firstSign?: string | undefined;
}

/** A brand as its stall: its best dish over a counter with its sign. The whole stall is the link. */
export function BrandCard({ brand, look, firstSign, children }: BrandCardProps) {
  const { slug, name, cuisine, priceRange, logo } = brand;
  const Heading = look === 'hall' ? 'h2' : 'h3';
  return (
    <article className={styles.stall} data-brand={slug} data-stall>
      <div className={`awning ${styles.dish}`} data-dish>
        {children}
      </div>
      <div className={styles.counter}>
        <Heading>
          <a className="whole-card" href={brandPath(slug)}>
            <span className="visually-hidden">{name}</span>
            <span className={styles.sign} data-late={!firstSign || undefined}>
              <img
                src={firstSign ?? logo.src}
                alt=""
                width={logo.width}
                height={logo.height}
                loading={firstSign ? undefined : 'lazy'}
              />
            </span>
          </a>
        </Heading>
        <p className={`row small ${styles.facts}`}>
          <span>{cuisine}</span>
          <b>{priceRange}</b>
        </p>
      </div>
      {look === 'hall' && <KeepButton id={slug} name={name} isInCorner />}
    </article>
  );
}
