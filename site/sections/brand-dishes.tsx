import type { Brand } from '../content/brand.ts';
import type { PageContent } from '../content/page.ts';
import styles from './brand-dishes.module.css';
import { DishList } from './dish-list.tsx';

export interface BrandDishesProps {
  brand: Pick<Brand, 'slug' | 'specialties' | 'popularItems'>;
  words: Pick<PageContent<'brands'>['brandPage'], 'specialties' | 'popular'>;
}

/** What a kitchen does best and what guests order most, under a band of the brand's own motif. */
export function BrandDishes({ brand, words }: BrandDishesProps) {
  return (
    <section className={styles.counter}>
      <div className={styles.frieze} data-brand={brand.slug} />
      <div className={styles.inner} data-brand={brand.slug}>
        <DishList look="sign" heading={words.specialties} dishes={brand.specialties} />
        <DishList look="slip" heading={words.popular} dishes={brand.popularItems} />
      </div>
    </section>
  );
}
