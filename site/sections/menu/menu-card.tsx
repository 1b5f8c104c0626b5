import type { ReactNode } from 'react';
import { brandPath } from '../../../contract/paths.ts';
import { menuPdfPath, menuTextPath } from '../../../contract/routes.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import type { BrandMenu } from '../../content/menu/menu.ts';
import type { PageContent } from '../../content/page/page.ts';
import { findTopSellers } from '../../menus/printed-menu.ts';
import '../shared/pieces.css';
import styles from './menu-card.module.css';
import { DishRows } from './menu-dish.tsx';

export function MenuCards({ children }: { children: ReactNode }) {
  return <div className={`tiles ${styles.cards}`}>{children}</div>;
}

export interface MenuCardProps {
  menu: BrandMenu;
  words: PageContent<'menu'>['card'];
  children: ReactNode;
}

export function MenuCard({ menu, words, children }: MenuCardProps) {
  const { slug, brand, menuUrl, categories } = menu;
  const { logo, colours } = brand;
  return (
    <article
      id={slug}
      className={styles.card}
      data-brand={slug}
      data-scheme={colours.scheme === 'light' ? 'light' : undefined}
    >
      <h2 className={styles.sign} data-late aria-label={brand.name}>
        <a href={brandPath(slug)}>
          <img src={logo.src} alt={brand.name} loading="lazy" />
        </a>
      </h2>
      <div className={`awning screen-only ${styles.dish}`}>{children}</div>
      <div className={styles.paper}>
        <p className="lead">{brand.summary}</p>
        <h3>{words.topSellers}</h3>
        <ol className={`plain-list ${styles.best}`}>
          <DishRows dishes={findTopSellers(menu)} />
        </ol>
        {categories.map(({ name, dishes }) => (
          <details key={name}>
            <summary>{name}</summary>
            <ul className="plain-list">
              <DishRows dishes={dishes} />
            </ul>
          </details>
        ))}
      </div>
      <div className={`row screen-only ${styles.stub}`}>
        <LinkButton
          className={styles.download}
          href={menuUrl ?? menuPdfPath(slug)}
          opensNewTab={Boolean(menuUrl)}
          data-text={menuUrl ? undefined : ''}
        >
          {words.download}
          <span className="visually-hidden">{` ${brand.name}`}</span>
        </LinkButton>
        <a className="tap" href={menuTextPath(slug)}>
          {words.text}
          <span className="visually-hidden">{` ${brand.name}`}</span>
        </a>
      </div>
    </article>
  );
}
