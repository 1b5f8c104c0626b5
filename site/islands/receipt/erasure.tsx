import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './receipt.module.css';
import { type ReceiptPartProps, saidOf } from './receipt-part.ts';
import { Section } from './section.tsx';

/** Erases all personal data, and says what is kept and why. */
export function Erasure({ said, busy, ask }: ReceiptPartProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Section title="Erase it" said={saidOf(said, 'erasure')}>
      <p>
        We then delete your name, addresses and message here, and nobody can bring them back. What
        stays says nothing about you: the reference and the day of the enquiry, so that no copy of
        it can come in again, and what you allowed and took back, because we must be able to prove
        it. Mails that were sent already lie in mailboxes; ask us there to delete them too.
      </p>
      <div className={styles.ways}>
        <Button kind="secondary" onClick={() => setIsAsked(true)}>
          Erase my enquiry
        </Button>
      </div>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title="Erase your enquiry?"
        actions={
          <>
            <Button kind="secondary" onClick={() => setIsAsked(false)}>
              Cancel
            </Button>
            <Button
              kind="danger"
              isBusy={busy === 'erasure'}
              onClick={() =>
                void ask('erasure', { action: 'erase' }, 'Your enquiry is erased.').then(() =>
                  setIsAsked(false),
                )
              }
            >
              Erase
            </Button>
          </>
        }
      >
        <p>This cannot be undone, and we can then no longer answer you.</p>
      </Dialog>
    </Section>
  );
}
