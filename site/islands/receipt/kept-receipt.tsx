import { ConsentSwitches } from './consent-switches.tsx';
import { Details } from './details.tsx';
import { Erasure } from './erasure.tsx';
import styles from './receipt.module.css';
import { ReceiptHead } from './receipt-head.tsx';
import type { Kept, ReceiptPartProps } from './receipt-part.ts';
import { Withdrawal } from './withdrawal.tsx';
import { writeTime } from './write-time.ts';

/** An enquiry that we keep, with everything that its visitor may do. */
export function KeptReceipt({ receipt, ...parts }: ReceiptPartProps & { receipt: Kept }) {
  return (
    <div className={styles.receipt}>
      <ReceiptHead
        reference={receipt.reference}
        times={{
          Received: writeTime(receipt.receivedAt),
          Corrected: receipt.correctedAt ? writeTime(receipt.correctedAt) : undefined,
        }}
      />
      <Details receipt={receipt} {...parts} />
      <Withdrawal receipt={receipt} {...parts} />
      <ConsentSwitches receipt={receipt} {...parts} />
      <Erasure {...parts} />
    </div>
  );
}
