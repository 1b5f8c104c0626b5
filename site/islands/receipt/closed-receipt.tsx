import { useEffect, useRef } from 'react';
import type { Receipt } from '../../../contract/receipt.ts';
import { Erasure } from './erasure.tsx';
import styles from './receipt.module.css';
import { ReceiptHead } from './receipt-head.tsx';
import type { ReceiptPartProps } from './receipt-part.ts';
import { writeDay } from './write-time.ts';

export interface ClosedReceiptProps extends ReceiptPartProps {
  receipt: Extract<Receipt, { state: 'closed' }>;
}

/** An enquiry that is no longer worked on: erased, or archived until the law allows its deletion. */
export function ClosedReceipt({ receipt, ...parts }: ClosedReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasJustClosed = parts.said !== undefined;

  // The pressed button is gone: focus moves to the heading, which says what happened.
  useEffect(() => {
    if (hasJustClosed) heading.current?.focus();
  }, [hasJustClosed]);

  return (
    <div className={styles.receipt}>
      <ReceiptHead
        reference={receipt.reference}
        times={{ Received: writeDay(receipt.receivedAt) }}
      />
      <section className={styles.section}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {receipt.isArchived ? 'This enquiry is closed' : 'Nothing about you is kept here'}
        </h2>
        <p>
          {receipt.isArchived && receipt.purgeAt
            ? `Nobody works with it any more. A sealed copy is kept until ${writeDay(receipt.purgeAt)} and then destroyed. You can have it erased now.`
            : 'The enquiry with this reference is erased. Only its reference, its day and what you allowed are left, without your name or address.'}
        </p>
      </section>
      {receipt.isArchived && <Erasure {...parts} />}
    </div>
  );
}
