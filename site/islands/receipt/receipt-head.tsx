import styles from './receipt.module.css';

export interface ReceiptHeadProps {
  reference: string;
  /** When something happened to the enquiry, in its order; what never happened is left out. */
  times: Readonly<Record<string, string | undefined>>;
}

/** The first lines of a receipt: by which name we call the enquiry, and when it came. */
export function ReceiptHead({ reference, times }: ReceiptHeadProps) {
  return (
    <dl className={styles.head}>
      <div>
        <dt>Reference</dt>
        <dd className={styles.reference}>{reference}</dd>
      </div>
      {Object.entries(times)
        .filter(([, time]) => time)
        .map(([label, time]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{time}</dd>
          </div>
        ))}
    </dl>
  );
}
