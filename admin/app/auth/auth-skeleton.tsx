import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../../shared/account/form.module.css';

const Field = () => (
  <>
    <Skeleton width="short" />
    <Skeleton className={styles.shape} />
  </>
);

/** What a mailed link leads to asks for one thing. */
export const AuthSkeleton = ({ isShort }: { isShort?: true }) => (
  <div className={styles.skeleton} aria-hidden="true">
    {isShort || (
      <>
        <Skeleton className={styles.shape} />
        <Field />
      </>
    )}
    <Field />
    <Skeleton className={styles.shape} />
  </div>
);
