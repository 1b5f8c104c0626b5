import type { BrandMenu } from '../../content/menu/menu.ts';
import styles from './menu-jump.module.css';

export interface MenuJumpProps {
  menus: readonly Pick<BrandMenu, 'slug' | 'brand'>[];
  label: string;
}

/** Marks the card in view. The bundler's CSS minifier does not know the selector, so the page carries it as it is. */
const IN_VIEW = `@layer sections{.${styles.jump} a:target-current{box-shadow:inset 0 0 0 3px var(--letter);text-decoration:underline}}`;

/** Links to the cards of the page; they stay below the site's roof while the cards pass. */
export function MenuJump({ menus, label }: MenuJumpProps) {
  return (
    <nav className={styles.jump} aria-label={label}>
      <style>{IN_VIEW}</style>
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
