import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import type { Tier } from '../../content/club.ts';
import styles from './tier-row.module.css';

export interface TierRowProps {
  children: ReactNode;
}

export interface TierCardProps {
  tier: Tier;
  /** The button that begins this membership; passed as a named slot, so its type cannot require it. */
  action?: ReactNode;
  /** What must stand beside a price: how long, how to cancel, what may change. */
  terms?: readonly string[] | undefined;
}

/** The memberships side by side, the highlighted one in front. */
export function TierRow({ children }: TierRowProps) {
  return <div className={styles.row}>{children}</div>;
}

/** One membership: on paper, or by night where it is highlighted. */
export function TierCard({ tier, action, terms }: TierCardProps) {
  const { name, price, tag, isHighlighted, benefits } = tier;
  return (
    <article
      className={joinClasses(styles.card, isHighlighted ? styles.night : styles.paper)}
      data-ground={isHighlighted ? 'night' : undefined}
    >
      <p className={styles.tag}>{tag}</p>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.price}>
        {price.amount}
        {price.per && <span> {price.per}</span>}
      </p>
      {terms && (
        <ul className={`plain-list ${styles.terms}`}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      <ul className={`plain-list ${styles.benefits}`}>
        {benefits.map(({ figure, text }) => (
          <li key={text}>
            {figure && <strong>{figure} </strong>}
            {text}
          </li>
        ))}
      </ul>
      {action}
    </article>
  );
}
