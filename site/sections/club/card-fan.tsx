import type { Club } from '../../content/club/membership.ts';
import styles from './card-fan.module.css';
import { ClubCard } from './club-card.tsx';

export interface CardFanProps {
  clubs: readonly Pick<Club, 'name' | 'audience' | 'pattern'>[];
  companyName: string;
}

/**
 * The clubs' cards fanned out like a hand of rummy; the page names each of them further down. Of all but the last,
 * a second line would show as a sliver.
 */
export function CardFan({ clubs, companyName }: CardFanProps) {
  return (
    <div className={styles.fan} aria-hidden="true" data-late-prints>
      {clubs.map(({ name, pattern, audience }, at) => (
        <ClubCard
          key={name}
          club={at < clubs.length - 1 ? { name, pattern } : { name, pattern, audience }}
          companyName={companyName}
          isDecoration
        />
      ))}
    </div>
  );
}
