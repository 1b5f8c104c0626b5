import { useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { LinkButton } from '../../../../ui/button/link-button.tsx';
import { openStorage } from '../../../outbox/open-storage.ts';
import { isWaiting, type OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { forgetEnquiry } from '../../../outbox/outbox-storage.ts';
import styles from '../contact-form.module.css';
import { type OtherWays, otherWayLinks } from '../other-ways.ts';
import { ReceiptLines } from './receipt-lines.tsx';

export interface KeptEnquiriesProps {
  /** What this device keeps, newest first. */
  enquiries: readonly OutboxEntry[];
  /** When those that wait are tried again. */
  nextTryWords: string;
  ways: OtherWays;
  /** Puts a refused enquiry back into the form, with its errors. */
  onEdit(enquiry: OutboxEntry): void;
}

/** The visitor's enquiries that this device keeps, and whether each has arrived. */
export function KeptEnquiries({ enquiries, nextTryWords, ways, onEdit }: KeptEnquiriesProps) {
  /** What was said of each that was removed, in order. */
  const [removed, setRemoved] = useState<readonly string[]>([]);

  function remove(enquiry: OutboxEntry): void {
    const storage = openStorage();
    if (!storage) return;
    forgetEnquiry(storage, enquiry.id);
    const words = enquiry.confirmedAt === undefined ? REMOVED.unsent : REMOVED.sent;
    setRemoved([...removed, words]);
  }

  return (
    <div className={styles.kept} aria-live="polite">
      {removed.slice(-1).map((words) => (
        <p key={removed.length} ref={takeFocus} tabIndex={-1}>
          {words}
        </p>
      ))}
      {enquiries.map((enquiry) => (
        <div key={enquiry.id} className={styles.keptEnquiry}>
          <p className={styles.keptWords}>
            <Standing enquiry={enquiry} nextTryWords={nextTryWords} />
          </p>
          {isWaiting(enquiry) && <SendYourself enquiry={enquiry} ways={ways} />}
          {enquiry.faults && (
            <Button kind="secondary" size="small" onClick={() => onEdit(enquiry)}>
              Correct it
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={() => remove(enquiry)}>
            Remove my copy
          </Button>
        </div>
      ))}
    </div>
  );
}

/** The pressed button is gone: focus moves to the message about it. */
const takeFocus = (message: HTMLElement | null): void => message?.focus();

const REMOVED = {
  sent: 'Your copy is removed from this device. We have your enquiry.',
  unsent:
    'Your copy is removed from this device. Our server has not confirmed it, and it will not be sent again.',
} as const;

/** Chat and mail with the message filled in: it travels only when the visitor presses send there. */
function SendYourself({ enquiry, ways }: { enquiry: OutboxEntry; ways: OtherWays }) {
  const { chat, email } = otherWayLinks(ways, enquiry.values);
  return (
    <>
      <LinkButton href={chat} kind="secondary" size="small" opensNewTab>
        Send by WhatsApp
      </LinkButton>
      <LinkButton href={email} kind="secondary" size="small">
        Send by email
      </LinkButton>
    </>
  );
}

interface StandingProps {
  enquiry: OutboxEntry;
  nextTryWords: string;
}

function Standing({ enquiry, nextTryWords }: StandingProps) {
  const { confirmedAt, faults, timestamp } = enquiry;
  return (
    <>
      {faults ? <span>Not sent: {Object.values(faults).join(' ')}</span> : null}
      {!faults && (
        <span>
          {confirmedAt === undefined
            ? `Saved on this device, waiting for our server. ${nextTryWords}`
            : 'Sent'}
        </span>
      )}
      <time className={styles.keptTime} dateTime={timestamp}>
        {formatTime(timestamp)}
      </time>
      <ReceiptLines {...enquiry} />
    </>
  );
}

const formatTime = (timestamp: string): string =>
  new Date(timestamp).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
