import { useState } from 'react';
import { ASKED_PURPOSES, type ConsentPurpose, NOTICE } from '../../../contract/consent.ts';
import styles from './receipt.module.css';
import { type Kept, type ReceiptPartProps, saidOf } from './receipt-part.ts';
import { Section } from './section.tsx';

const DONE = {
  calls: ['You allow calls and WhatsApp.', 'No calls and no WhatsApp any more.'],
  news: ['You get our news.', 'No news any more.'],
} as const;

/** The visitor's optional consents; each switch takes effect at once. */
export function ConsentSwitches({
  receipt,
  said,
  busy,
  ask,
}: ReceiptPartProps & { receipt: Kept }) {
  /** Optimistic: the pressed switch shows its new state before the server answers. */
  const [pressed, setPressed] = useState<ConsentPurpose>();
  return (
    <Section title="What else you allow" said={saidOf(said, 'consents')}>
      <div className={styles.switches}>
        {ASKED_PURPOSES.map((purpose) => {
          const isGranted = receipt.consents[purpose]?.isGranted ?? false;
          const [given, takenBack] = DONE[purpose];
          return (
            <label key={purpose} className={styles.choice}>
              <input
                type="checkbox"
                className={styles.switch}
                checked={isGranted !== (pressed === purpose)}
                aria-disabled={busy === 'consents' || undefined}
                onChange={() => {
                  // Not disabled while busy: that would lose the focus.
                  if (busy) return;
                  const wish = { action: 'consent', purpose, isGranted: !isGranted } as const;
                  setPressed(purpose);
                  void ask('consents', wish, isGranted ? takenBack : given).then(() =>
                    setPressed(undefined),
                  );
                }}
              />
              <span>{NOTICE.texts[purpose]}</span>
            </label>
          );
        })}
      </div>
    </Section>
  );
}
