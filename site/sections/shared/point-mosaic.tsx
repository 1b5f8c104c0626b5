import motion from '../../../ui/theme/motion.module.css';
import type { Point } from '../../content/shared/point.ts';
import styles from './point-mosaic.module.css';

export function PointMosaic({ points }: { points: readonly Point[] }) {
  return (
    <ul className={`plain-list ${styles.mosaic}`}>
      {points.map(({ title, text }) => (
        <li key={title} className={`panel ${motion.settles} ${styles.field}`}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
