import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import type { Brand } from '../../content/brand/brand.ts';
import type { BrandMenu } from '../../content/menu/menu.ts';
import type { PageContent } from '../../content/page/page.ts';
import type { SearchEntry } from './find-entries.ts';
import styles from './site-index.module.css';

export interface SiteIndexProps {
  words: PageContent<'search'>['index'];
  brands: readonly Brand[];
  menus: readonly BrandMenu[];
  entries: readonly SearchEntry[];
}

/** Everything on the site without a search: what a page is for whoever has no script, and for whoever likes to look around. */
export function SiteIndex({ words, brands, menus, entries }: SiteIndexProps) {
  const listed = entries.filter(({ path }) => path !== ROUTES.search);
  const isFranchise = ({ kind, path }: SearchEntry) =>
    kind === 'model' || (kind === 'page' && path.startsWith(ROUTES.franchise));
  const ofKind = (kind: SearchEntry['kind']) =>
    listed.filter((entry) => entry.kind === kind && !isFranchise(entry));
  return (
    <div className={styles.index}>
      <section className={styles.brands}>
        <h3>{words.brands}</h3>
        <ul className="plain-list">
          {brands.map(({ slug, name }) => (
            <li key={slug}>
              <a href={brandPath(slug)}>{name}</a>
              <Categories menu={menus.find((menu) => menu.slug === slug)} label={words.menuLabel} />
            </li>
          ))}
        </ul>
      </section>
      <LinkList heading={words.franchise} entries={listed.filter(isFranchise)} />
      <LinkList heading={words.pages} entries={ofKind('page')} />
      <LinkList heading={words.articles} entries={ofKind('article')} />
      <LinkList heading={words.media} entries={ofKind('media')} />
    </div>
  );
}

function Categories({ menu, label }: { menu: BrandMenu | undefined; label: string }) {
  if (!menu) return null;
  return (
    <p className="muted">
      <a href={`${ROUTES.menu}#${menu.slug}`}>
        {label}
        <span className="visually-hidden"> {menu.brand.name}</span>
      </a>
      {`: ${menu.categories.map(({ name }) => name).join(', ')}`}
    </p>
  );
}

function LinkList({ heading, entries }: { heading: string; entries: readonly SearchEntry[] }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul className="plain-list">
        {entries.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
