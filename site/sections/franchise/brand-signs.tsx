import { brandPath } from '../../../contract/paths.ts';
import type { Brand } from '../../content/brand/brand.ts';
import styles from './brand-signs.module.css';

export interface BrandSignsProps {
  brands: readonly Pick<Brand, 'slug' | 'name' | 'cuisine' | 'priceRange' | 'logo'>[];
}

/** The brands as hanging shop signs; each leads to its brand's page. */
export function BrandSigns({ brands }: BrandSignsProps) {
  return (
    <ul className={`plain-list ${styles.signs}`}>
      {brands.map(({ slug, name, cuisine, priceRange, logo }) => (
        <li key={slug}>
          <a className={styles.sign} href={brandPath(slug)} data-brand={slug}>
            <span className={styles.name} role="img" aria-label={name} data-late>
              <img
                src={logo.src}
                alt={name}
                width={logo.width}
                height={logo.height}
                loading="lazy"
              />
            </span>
            <span>
              {cuisine} <strong>{priceRange}</strong>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
