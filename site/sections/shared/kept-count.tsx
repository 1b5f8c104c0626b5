import { ROUTES } from '../../../contract/routes.ts';
import styles from './kept-count.module.css';

/** The way to the shortlist, once something is kept: `site/browser/shortlist.ts` shows it and counts. */
export function KeptCount() {
  return (
    <a href={ROUTES.shortlist} hidden data-kept className={styles.count}>
      Shortlist <b />
    </a>
  );
}
