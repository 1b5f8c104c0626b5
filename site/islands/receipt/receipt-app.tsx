import { Button } from '../../../ui/button/button.tsx';
import { bearTranslation } from '../../../ui/react/translated-page.ts';
import type { ReceiptTarget } from './ask-receipt.ts';
import { ClosedReceipt } from './closed-receipt.tsx';
import { KeptReceipt } from './kept-receipt.tsx';
import styles from './receipt.module.css';
import { useReceipt } from './use-receipt.ts';
import { useToken } from './use-token.ts';

bearTranslation();

/** The visitor's own enquiry: see, correct, withdraw, erase. */
export function ReceiptApp(target: ReceiptTarget) {
  const { state, said, busy, load, ask } = useReceipt(useToken(), target);
  if (state.kind === 'receipt') {
    const { receipt } = state;
    const common = { said, busy, ask };
    return receipt.state === 'kept' ? (
      <KeptReceipt receipt={receipt} {...common} />
    ) : (
      <ClosedReceipt receipt={receipt} {...common} />
    );
  }
  return (
    <div role="status" className={styles.section}>
      {state.kind === 'loading' && <p>Looking up your enquiry …</p>}
      {state.kind === 'unknown' && (
        <>
          <h2 className={styles.title}>This link belongs to no enquiry</h2>
          <p>
            Open the link in the mail that we sent you, or the one that you saw after sending, in
            full: it ends with a long row of letters and digits. An enquiry that was sent a moment
            ago may take a minute to appear.
          </p>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <h2 className={styles.title}>We cannot look it up just now</h2>
          <p>{state.message}</p>
          <div className={styles.ways}>
            <Button onClick={() => void load()}>Try again</Button>
          </div>
        </>
      )}
    </div>
  );
}
