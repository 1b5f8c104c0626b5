import { joinClasses } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './rows.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function RowsSkeleton() {
  return (
    <div className={joinClasses(styles.box, styles.waiting)} aria-hidden="true">
      <div className={styles.table}>
        <div className={styles.head}>
          <div className={styles.titles}>{'\u00a0'}</div>
        </div>
        {ROWS.map((row) => (
          <div key={row} className={styles.shape} data-row-shape>
            <Skeleton width="short" />
            <Skeleton />
            <Skeleton width="medium" />
          </div>
        ))}
      </div>
    </div>
  );
}
