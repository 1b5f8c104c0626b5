import { Icon } from '../../../ui/icon/icon.tsx';
import { Gamepad2, Gift, PartyPopper, Sparkles, Star, Ticket } from '../../../ui/icon/icons.ts';
import motion from '../../../ui/theme/motion.module.css';
import type { PageContent } from '../../content/page/page.ts';
import styles from './benefit-sheet.module.css';

export interface BenefitSheetProps {
  benefits: PageContent<'clubs'>['why']['benefits'];
}

const ICONS = {
  ticket: Ticket,
  gift: Gift,
  star: Star,
  party: PartyPopper,
  games: Gamepad2,
  sparkles: Sparkles,
} as const;

/** Reasons to join, printed as one perforated sheet of coupons. */
export function BenefitSheet({ benefits }: BenefitSheetProps) {
  return (
    <ul className={`plain-list ${styles.sheet}`}>
      {benefits.map(({ icon, title, body }) => (
        <li key={title} className={styles.coupon}>
          <span className={`${motion.settles} ${styles.stamp}`}>
            <Icon icon={ICONS[icon]} size="large" />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  );
}
