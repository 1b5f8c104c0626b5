import type { BrandMenu } from '../../content/menu/menu.ts';
import type { PageContent } from '../../content/page/page.ts';
import styles from './menu.module.css';
import { Chillies, Mark } from './menu-dish.tsx';

/** Links to the cards of the page; they stay below the site's roof while the cards pass. */
export function MenuJump({
  menus,
  label,
}: {
  menus: readonly Pick<BrandMenu, 'slug' | 'brand'>[];
  label: string;
}) {
  return (
    <nav className={styles.jump} aria-label={label}>
      <ul className="plain-list">
        {menus.map(({ slug, brand }) => (
          <li key={slug}>
            <a href={`#${slug}`} data-brand={slug}>
              {brand.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function MenuKey({ words }: { words: PageContent<'menu'>['key'] }) {
  return (
    <section className={`row ${styles.key}`} aria-label={words.heading}>
      <p>
        <Mark isVeg />
        {` ${words.veg}`}
      </p>
      <p>
        <Mark isVeg={false} />
        {` ${words.nonVeg}`}
      </p>
      <p>
        <em>egg</em>
        {` ${words.egg}`}
      </p>
      <p>
        <Chillies count={3} />
        {` ${words.spice}`}
      </p>
      <p>{words.prices}</p>
    </section>
  );
}
