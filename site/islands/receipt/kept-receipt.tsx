import { ConsentSwitches } from './consent-switches.tsx';
import { Details } from './details.tsx';
import { Erasure } from './erasure.tsx';
import styles from './receipt.module.css';
import type { Kept, ReceiptPartProps } from './receipt-part.ts';
import { Withdrawal } from './withdrawal.tsx';
import { writeTime } from './write-time.ts';

/** An enquiry that we keep, with everything that its visitor may do. */
export function KeptReceipt({ receipt, ...parts }: ReceiptPartProps & { receipt: Kept }) {
  return (
    <div className={styles.receipt}>
      <dl className={styles.head}>
        <div>
          <dt>Reference</dt>
          <dd className={styles.reference}>{receipt.reference}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>{writeTime(receipt.receivedAt)}</dd>
        </div>
        {receipt.correctedAt && (
          <div>
            <dt>Corrected</dt>
            <dd>{writeTime(receipt.correctedAt)}</dd>
          </div>
        )}
      </dl>
      <Details receipt={receipt} {...parts} />
      <Withdrawal receipt={receipt} {...parts} />
      <ConsentSwitches receipt={receipt} {...parts} />
      <Erasure {...parts} />
    </div>
  );
}
