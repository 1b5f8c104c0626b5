import type { BrandMenu } from '../../content/menu/menu.ts';
import styles from './menu-jump.module.css';

export interface MenuJumpProps {
  menus: readonly Pick<BrandMenu, 'slug' | 'brand'>[];
  label: string;
}

/** Links to the cards of the page; they stay below the site's roof while the cards pass. */
export function MenuJump({ menus, label }: MenuJumpProps) {
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
