import motion from '../../../ui/theme/motion.module.css';
import type { Point } from '../../content/shared/point.ts';
import styles from './ticket-rail.module.css';

export interface TicketRailProps {
  points: readonly Point[];
}

/** Points as order tickets under the steel rail of a kitchen pass. */
export function TicketRail({ points }: TicketRailProps) {
  return (
    <ul className={`plain-list ${styles.rail}`}>
      {points.map(({ title, text }) => (
        <li key={title} className={`${motion.swings} ${styles.ticket}`}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
