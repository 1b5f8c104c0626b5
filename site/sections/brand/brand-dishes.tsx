import type { Brand } from '../../content/brand/brand.ts';
import type { PageContent } from '../../content/page/page.ts';
import styles from './brand-dishes.module.css';
import { BrandList } from './brand-list.tsx';

export interface BrandDishesProps {
  brand: Pick<Brand, 'slug' | 'specialties' | 'popularItems' | 'style'>;
  words: Pick<PageContent<'brands'>['brandPage'], 'specialties' | 'popular'>;
}

/** What a kitchen does best and what guests order most, under a band of the brand's own motif. */
export function BrandDishes({ brand, words }: BrandDishesProps) {
  const { list } = brand.style;
  return (
    <section className={styles.counter}>
      <div className={styles.frieze} data-brand={brand.slug} />
      <div className={styles.inner} data-brand={brand.slug}>
        <BrandList look="sign" heading={words.specialties} dishes={brand.specialties} list={list} />
        <BrandList look="slip" heading={words.popular} dishes={brand.popularItems} list={list} />
      </div>
    </section>
  );
}
