import motion from '../../../ui/theme/motion.module.css';
import type { Point } from '../../content/shared/point.ts';
import styles from './point-mosaic.module.css';

export interface PointMosaicProps {
  points: readonly Point[];
}

/** Points as wide and narrow fields in the house's colours. */
export function PointMosaic({ points }: PointMosaicProps) {
  return (
    <ul className={`plain-list ${styles.mosaic}`}>
      {points.map(({ title, text }) => (
        <li key={title} className={`${motion.settles} ${styles.field}`}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
