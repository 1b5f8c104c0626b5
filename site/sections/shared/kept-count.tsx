import { ROUTES } from '../../../contract/routes.ts';
import styles from './kept-count.module.css';

/** The way to what is kept, side by side: `site/browser/shortlist.ts` shows it and counts. */
export function KeptCount() {
  return (
    <a href={`${ROUTES.compare}#kept`} hidden data-kept className={styles.count}>
      Shortlist <b />
    </a>
  );
}
