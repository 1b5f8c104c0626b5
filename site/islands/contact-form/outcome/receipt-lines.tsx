import { receiptPath } from '../../../../contract/paths.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import styles from '../contact-form.module.css';

export type ReceiptLinesProps = Pick<OutboxEntry, 'reference' | 'receipt'>;

/** The number that people quote, and the way to what they sent. */
export function ReceiptLines({ reference, receipt }: ReceiptLinesProps) {
  return (
    <>
      {reference && (
        <span>
          Reference <span className={styles.reference}>{reference}</span>
        </span>
      )}
      {receipt && <a href={receiptPath(receipt)}>See, correct or withdraw what you sent</a>}
    </>
  );
}
