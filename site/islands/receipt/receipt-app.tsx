import { useEffect, useRef, useState } from 'react';
import { ASKED_PURPOSES, type ConsentPurpose, NOTICE } from '../../../contract/consent.ts';
import type { Receipt } from '../../../contract/receipt.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { bearTranslation } from '../../../ui/react/translated-page.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import { Details, type PartProps, Section } from './details.tsx';
import styles from './receipt-app.module.css';
import { type Ask, usePart, useReceipt } from './use-receipt.ts';

bearTranslation();

export function ReceiptApp(target: EnquiryTarget) {
  const { state, load, ask } = useReceipt(target);
  if (state.kind === 'receipt') {
    const { receipt, hasChanged } = state;
    return receipt.state === 'kept' ? (
      <KeptReceipt receipt={receipt} ask={ask} />
    ) : (
      <ClosedReceipt receipt={receipt} hasChanged={hasChanged} ask={ask} />
    );
  }
  return (
    <div role="status" className={`stack ${styles.section}`}>
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
          <div className="row">
            <Button onClick={() => void load()}>Try again</Button>
          </div>
        </>
      )}
    </div>
  );
}

function KeptReceipt(props: PartProps) {
  const { reference, receivedAt, correctedAt } = props.receipt;
  return (
    <div className={`stack ${styles.receipt}`}>
      <ReceiptHead
        reference={reference}
        times={{
          Received: writeTime(receivedAt),
          Corrected: correctedAt ? writeTime(correctedAt) : undefined,
        }}
      />
      <Details {...props} />
      <Withdrawal {...props} />
      <ConsentSwitches {...props} />
      <Erasure ask={props.ask} />
    </div>
  );
}

/** Withdraws the enquiry with one press, as easily as it was sent, and restores it with another. */
function Withdrawal({ receipt: { withdrawnAt }, ask }: PartProps) {
  const { isBusy, message, act } = usePart(ask);
  const isGranted = withdrawnAt !== null;
  const done = isGranted
    ? 'Restored. We will answer your enquiry.'
    : "Withdrawn. We won't contact you about it.";
  return (
    <Section title="Withdraw it" message={message}>
      <p>
        {withdrawnAt
          ? `You withdrew it on ${writeTime(withdrawnAt)}. We won't contact you about it.`
          : "If you no longer want an answer, withdraw your enquiry. We won't contact you about it."}
      </p>
      <div className="row">
        <Button
          kind="secondary"
          isBusy={isBusy}
          onClick={() => void act({ action: 'consent', purpose: 'enquiry', isGranted }, done)}
        >
          {isGranted ? 'Restore my enquiry' : 'Withdraw my enquiry'}
        </Button>
      </div>
    </Section>
  );
}

const DONE = {
  calls: ['You allow calls and WhatsApp.', 'No calls and no WhatsApp any more.'],
  news: ['You get our news.', 'No news any more.'],
} as const;

function ConsentSwitches({ receipt, ask }: PartProps) {
  const { isBusy, message, act } = usePart(ask);
  /** Optimistic: the pressed switch shows its new state before the server answers. */
  const [pressed, setPressed] = useState<ConsentPurpose>();
  return (
    <Section title="What else you allow" message={message}>
      <div className="stack">
        {ASKED_PURPOSES.map((purpose) => {
          const isGranted = receipt.consents[purpose]?.isGranted ?? false;
          const [given, takenBack] = DONE[purpose];
          return (
            <label key={purpose} className="tick">
              <input
                type="checkbox"
                checked={isGranted !== (pressed === purpose)}
                aria-disabled={isBusy || undefined}
                onChange={() => {
                  // Not disabled while busy: that would lose the focus.
                  if (isBusy) return;
                  setPressed(purpose);
                  void act(
                    { action: 'consent', purpose, isGranted: !isGranted },
                    isGranted ? takenBack : given,
                  ).then(() => setPressed(undefined));
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

interface ClosedReceiptProps {
  receipt: Extract<Receipt, { state: 'closed' }>;
  hasChanged: boolean;
  ask: Ask;
}

/** An enquiry that is no longer worked on: erased, or archived until the law allows its deletion. */
function ClosedReceipt({ receipt, hasChanged, ask }: ClosedReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button is gone: focus moves to the heading, which says what happened.
  useEffect(() => {
    if (hasChanged) heading.current?.focus();
  }, [hasChanged]);

  return (
    <div className={`stack ${styles.receipt}`}>
      <ReceiptHead
        reference={receipt.reference}
        times={{ Received: writeDay(receipt.receivedAt) }}
      />
      <section className={`stack ${styles.section}`}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {receipt.isArchived ? 'This enquiry is closed' : 'Nothing about you is kept here'}
        </h2>
        <p>
          {receipt.isArchived && receipt.purgeAt
            ? `Nobody works with it any more. A sealed copy is kept until ${writeDay(receipt.purgeAt)} and then destroyed. You can have it erased now.`
            : 'The enquiry with this reference is erased. Only its reference, its day and what you allowed are left, without your name or address.'}
        </p>
      </section>
      {receipt.isArchived && <Erasure ask={ask} />}
    </div>
  );
}

interface ReceiptHeadProps {
  reference: string;
  /** When something happened to the enquiry, in its order; what never happened is left out. */
  times: Readonly<Record<string, string | undefined>>;
}

function ReceiptHead({ reference, times }: ReceiptHeadProps) {
  return (
    <dl className={`row ${styles.head}`}>
      <div>
        <dt className="small muted">Reference</dt>
        <dd>{reference}</dd>
      </div>
      {Object.entries(times)
        .filter(([, time]) => time)
        .map(([label, time]) => (
          <div key={label}>
            <dt className="small muted">{label}</dt>
            <dd>{time}</dd>
          </div>
        ))}
    </dl>
  );
}

function Erasure({ ask }: Pick<PartProps, 'ask'>) {
  const { isBusy, message, act } = usePart(ask);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Section title="Erase it" message={message}>
      <p>
        We then delete your name, addresses and message here, and nobody can bring them back. What
        stays says nothing about you: the reference and the day of the enquiry, so that no copy of
        it can come in again, and what you allowed and took back, because we must be able to prove
        it. Mails that were sent already lie in mailboxes; ask us there to delete them too.
      </p>
      <div className="row">
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
              isBusy={isBusy}
              onClick={() =>
                void act({ action: 'erase' }, 'Your enquiry is erased.').then(() =>
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

const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

const writeTime = (time: string): string => format.format(new Date(time));

const writeDay = (time: string): string => day.format(new Date(time));
