import type { ReactNode } from 'react';
import type { Brand } from '../../content/brand/brand.ts';
import styles from './hot-dish.module.css';

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
      <div className={styles.dish}>{children}</div>
      {steam && <i className={styles.steam} data-at={steam} aria-hidden="true" />}
    </div>
  );
}
