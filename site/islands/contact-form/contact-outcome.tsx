import { useState } from 'react';
import { writeEnquiryText } from '../../../contract/enquiry-text.ts';
import { receiptPath } from '../../../contract/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { chatLink } from '../../format/chat-link.ts';
import {
  type EnquiryValues,
  forgetEnquiry,
  isWaiting,
  type OutboxEntry,
  openStorage,
} from '../../outbox/outbox.ts';
import styles from './contact-form.module.css';
import type { Outcome } from './use-contact-form.ts';

/** Other ways to reach the company; phone numbers in E.164. */
export interface OtherWays {
  chatNumber: string;
  email: string;
  phone: string;
}

/** Chat and mail links prefilled with what was written, so that nobody types it twice. */
export function otherWayLinks(ways: OtherWays, values: EnquiryValues) {
  const text = writeEnquiryText(values);
  const mail = new URLSearchParams({ subject: `Message from ${values.name}`, body: text });
  return {
    chat: chatLink(ways.chatNumber, text),
    // Mail programs read + as a plus sign.
    email: `mailto:${ways.email}?${mail.toString().replaceAll('+', '%20')}`,
    phone: `tel:${ways.phone}`,
  };
}

/** The ways to take a message along, each filled in with it. */
export const WayButtons = ({ links }: { links: ReturnType<typeof otherWayLinks> }) => (
  <div className="row">
    <LinkButton href={links.chat} kind="secondary" opensNewTab>
      Chat
    </LinkButton>
    <LinkButton href={links.email} kind="secondary">
      Email
    </LinkButton>
    <LinkButton href={links.phone} kind="secondary">
      Call
    </LinkButton>
  </div>
);

export interface ContactOutcomeProps {
  outcome: Outcome | undefined;
  ways: OtherWays;
  replyHours: number;
}

/** The live region is there from the start: assistive technology announces only changes of one that it knows. */
export function ContactOutcome({ outcome, ...company }: ContactOutcomeProps) {
  return (
    <div role="status" className={styles.status}>
      {outcome && (
        <div className={`stack ${styles.outcome}`} data-kind={outcome.kind}>
          <OutcomeText outcome={outcome} {...company} />
        </div>
      )}
    </div>
  );
}

function OutcomeText({ outcome, ways, replyHours }: ContactOutcomeProps & { outcome: Outcome }) {
  const { values } = outcome;
  if (outcome.kind === 'sent') {
    return (
      <>
        <p className={styles.outcomeTitle}>Thank you, {values.name.trim()}.</p>
        <p>
          We reply to {values.email.trim()} within {replyHours} hours.
        </p>
        {outcome.receipt && (
          <p className={styles.keptWords}>
            <ReceiptLines {...outcome.receipt} />
          </p>
        )}
      </>
    );
  }
  if (outcome.kind === 'kept') {
    // Beside the toast "Message sent!": says what has not happened yet, and denies nothing.
    return (
      <>
        <p className={styles.outcomeTitle}>Saved until it arrives, {values.name.trim()}.</p>
        <p>
          Our server has not confirmed your message yet. This device keeps it and sends it
          automatically, from any page of this site. In a hurry? Use WhatsApp or email, below.
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.outcomeTitle}>
        Your message was not sent. Your text is still here. Or take it along:
      </p>
      <WayButtons links={otherWayLinks(ways, values)} />
    </>
  );
}

interface KeptEnquiriesProps {
  enquiries: readonly OutboxEntry[];
  nextTryWords: string;
  ways: OtherWays;
  onEdit(enquiry: OutboxEntry): void;
}

export function KeptEnquiries({ enquiries, nextTryWords, ways, onEdit }: KeptEnquiriesProps) {
  const [removed, setRemoved] = useState<readonly string[]>([]);

  function remove(enquiry: OutboxEntry): void {
    const storage = openStorage();
    if (!storage) return;
    forgetEnquiry(storage, enquiry.id);
    const words = enquiry.confirmedAt === undefined ? REMOVED.unsent : REMOVED.sent;
    setRemoved([...removed, words]);
  }

  return (
    <div className={`stack ${styles.kept}`} aria-live="polite">
      {removed.slice(-1).map((words) => (
        <p key={removed.length} ref={takeFocus} tabIndex={-1}>
          {words}
        </p>
      ))}
      {enquiries.map((enquiry) => (
        <div key={enquiry.id} className={`row small ${styles.keptEnquiry}`}>
          <p className={styles.keptWords}>
            <span>{describeState(enquiry, nextTryWords)}</span>
            <time className="muted" dateTime={enquiry.timestamp}>
              {formatTime(enquiry.timestamp)}
            </time>
            <ReceiptLines {...enquiry} />
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

function describeState({ confirmedAt, faults }: OutboxEntry, nextTryWords: string): string {
  if (faults) return `Not sent: ${Object.values(faults).join(' ')}`;
  if (confirmedAt !== undefined) return 'Sent';
  return `Saved on this device, waiting for our server. ${nextTryWords}`;
}

const formatTime = (timestamp: string): string =>
  new Date(timestamp).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

function ReceiptLines({ reference, receipt }: Pick<OutboxEntry, 'reference' | 'receipt'>) {
  return (
    <>
      {reference && (
        <span>
          Reference <span className="strong">{reference}</span>
        </span>
      )}
      {receipt && <a href={receiptPath(receipt)}>See, correct or withdraw what you sent</a>}
    </>
  );
}
