import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../../shared/form/form.module.css';

/** The sign-in form's shapes at its height; rendered at build and while the session is read. */
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

/** The one button of the confirmation page. */
export function ButtonSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton width="medium" />
      <Skeleton className={styles.buttonShape} />
    </div>
  );
}

/** The one field of the new password, with its hint and button. */
export function FieldSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton width="short" />
      <Skeleton className={styles.fieldShape} />
      <Skeleton className={styles.buttonShape} />
    </div>
  );
}
