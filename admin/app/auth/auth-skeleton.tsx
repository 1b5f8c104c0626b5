import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../../shared/account/form.module.css';

export function AuthSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton className={styles.tabsShape} />
      <Skeleton width="short" />
      <Skeleton className={styles.fieldShape} />
      <Skeleton width="short" />
      <Skeleton className={styles.fieldShape} />
      <Skeleton className={styles.buttonShape} />
    </div>
  );
}

export function FieldSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton width="short" />
      <Skeleton className={styles.fieldShape} />
      <Skeleton className={styles.buttonShape} />
    </div>
  );
}
