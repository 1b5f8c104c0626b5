import { joinClasses } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'block' | undefined;
  width?: 'short' | 'medium' | 'full' | undefined;
  className?: string | undefined;
}

export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(styles.skeleton, styles[shape], styles[width], className)}
    />
  );
}
