import type { Crumb } from '../seo/json-ld/json-ld.ts';
import styles from './breadcrumbs.module.css';

/** The way from home to a page on the third level; the page itself is no link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const current = crumbs.at(-1);
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol className="plain-list row">
        {crumbs.slice(0, -1).map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current?.label}</li>
      </ol>
    </nav>
  );
}
