import type { ReactNode } from 'react';
import type { Brand } from '../../content/brand/brand.ts';
import '../shared/brand-dish-frame.css';
import styles from './brand-stand.module.css';

export interface BrandStandProps {
  brand: Pick<Brand, 'name' | 'logo'>;
  /** The picture of the brand's best dish. */
  children: ReactNode;
}

/** A brand's dish to the window's edge, under its sign. */
export function BrandStand({ brand, children }: BrandStandProps) {
  const { name, logo } = brand;
  return (
    <div className={styles.stand}>
      <div className={styles.dish} data-dish>
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
