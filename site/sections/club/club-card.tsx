import type { Club } from '../../content/club/membership.ts';
import styles from './club-card.module.css';
import { ClubEmblem } from './club-emblem.tsx';

export interface ClubCardProps {
  /** Without its audience only its name is read, as on a card that others cover. */
  club: Pick<Club, 'name' | 'pattern'> & Partial<Pick<Club, 'audience'>>;
  companyName: string;
  /** Stands in for the heading where the card is only a picture of itself. */
  isDecoration?: boolean | undefined;
}

/** A club's membership card: its own colour, print and emblem. */
export function ClubCard({ club, companyName, isDecoration = false }: ClubCardProps) {
  const Name = isDecoration ? 'span' : 'h3';
  return (
    <div className={styles.card} data-club={club.pattern}>
      <Name className={styles.name}>{club.name}</Name>
      <ClubEmblem club={club.pattern} className={styles.emblem} />
      {club.audience && <span className={styles.audience}>{club.audience}</span>}
      <span className={styles.issuer}>{companyName} member</span>
    </div>
  );
}
