import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import type { Brand } from '../../content/brand/brand.ts';
import type { PageContent } from '../../content/page/page.ts';
import styles from './brand-dishes.module.css';
import type from './brand-letter.module.css';

export interface BrandDishesProps {
  brand: Pick<Brand, 'specialties' | 'popularItems'>;
  words: Pick<PageContent<'brands'>['brandPage'], 'specialties' | 'popular'>;
  /** One of the dishes from close by. */
  picture?: ReactNode;
  /** What somebody who is hungry does next. */
  children: ReactNode;
}

/** What a kitchen does best and what guests order most, beside a dish to the window's edge. */
export function BrandDishes({ brand, words, picture, children }: BrandDishesProps) {
  return (
    <section className={styles.counter}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.lists}>
        <DishList heading={words.specialties} dishes={brand.specialties} />
        <DishList heading={words.popular} dishes={brand.popularItems} />
        <p className={styles.eat}>{children}</p>
      </div>
    </section>
  );
}

function DishList({ heading, dishes }: { heading: string; dishes: readonly string[] }) {
  return (
    <div>
      <h2 className={joinClasses(type.letter, styles.heading)}>{heading}</h2>
      <ol className={`plain-list ${styles.dishes}`}>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ol>
    </div>
  );
}
