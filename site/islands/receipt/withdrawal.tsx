import { Button } from '../../../ui/button/button.tsx';
import styles from './receipt.module.css';
import { type Kept, type ReceiptPartProps, saidOf } from './receipt-part.ts';
import { Section } from './section.tsx';
import { writeTime } from './write-time.ts';

/** Withdraws the enquiry with one press, as easily as it was sent, and restores it with another. */
export function Withdrawal({ receipt, said, busy, ask }: ReceiptPartProps & { receipt: Kept }) {
  const { withdrawnAt } = receipt;
  const consent = (isGranted: boolean, words: string) => () =>
    void ask('withdrawal', { action: 'consent', purpose: 'enquiry', isGranted }, words);
  return (
    <Section title="Take it back" said={saidOf(said, 'withdrawal')}>
      {withdrawnAt ? (
        <p>
          You took it back on {writeTime(withdrawnAt)}. We do not contact you about it any more.
        </p>
      ) : (
        <p>
          If you no longer want an answer, take your enquiry back. We then do not contact you about
          it.
        </p>
      )}
      <div className={styles.ways}>
        {withdrawnAt ? (
          <Button
            kind="secondary"
            isBusy={busy === 'withdrawal'}
            onClick={consent(true, 'Your enquiry stands again. We answer it.')}
          >
            Let it stand again
          </Button>
        ) : (
          <Button
            kind="secondary"
            isBusy={busy === 'withdrawal'}
            onClick={consent(false, 'Taken back. We do not contact you about it any more.')}
          >
            Take it back
          </Button>
        )}
      </div>
    </Section>
  );
}
