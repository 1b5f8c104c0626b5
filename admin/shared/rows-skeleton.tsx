import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './rows.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export const RowsSkeleton = () => (
  <div className={styles.waiting} aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row} className={styles.shape} data-row-shape>
        <Skeleton width="short" />
        <Skeleton />
        <Skeleton width="medium" />
      </div>
    ))}
  </div>
);
