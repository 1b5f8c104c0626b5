import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { CircleAlert } from '../../ui/icon/icons.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { t } from './language/language.ts';
import styles from './rows.module.css';

export interface LoadFailedProps {
  what: string;
  onRetry: () => unknown;
  children?: ReactNode;
}

export const LoadFailed = ({ what, onRetry, children }: LoadFailedProps) => (
  <EmptyState
    icon={CircleAlert}
    title={t('{what} could not be loaded', { what: t(what) })}
    action={<Button onClick={() => void onRetry()}>{t('Try again')}</Button>}
  >
    {children}
  </EmptyState>
);

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
