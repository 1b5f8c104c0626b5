import { t } from '../language/language.ts';
import { formatClock } from '../time/format-time.ts';
import styles from './list-filter.module.css';

export interface LeadCountProps {
  words?: string | undefined;
  /** When the leads were read, in milliseconds since 1970. */
  readAt?: number;
}

const COUNT_ID = 'lead-count';

export const focusLeadCount = (): void => document.getElementById(COUNT_ID)?.focus();

export const LeadCount = ({ words, readAt = 0 }: LeadCountProps) => (
  <p id={COUNT_ID} className={styles.count} role="status" tabIndex={-1}>
    {words && <strong>{words}</strong>}
    {words && <span> {t('as of {readAt}', { readAt: formatClock(readAt) })}</span>}
  </p>
);
