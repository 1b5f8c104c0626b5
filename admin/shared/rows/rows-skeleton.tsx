import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './rows.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Shapes of rows at the rows' own height. */
export function RowsSkeleton() {
  return (
    <div className={styles.box} aria-hidden="true">
      <div className={styles.table}>
        <div className={styles.head}>
          <div className={styles.titles}>{'\u00a0'}</div>
        </div>
        {ROWS.map((row) => (
          <div key={row} className={styles.shape}>
            <Skeleton width="short" />
            <Skeleton />
            <Skeleton width="medium" />
          </div>
        ))}
      </div>
    </div>
  );
}
