import { joinClasses } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  width?: 'short' | 'medium' | 'full' | undefined;
  className?: string | undefined;
}

export function Skeleton({ width = 'full', className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={joinClasses(styles.skeleton, styles[width], className)} />
  );
}
