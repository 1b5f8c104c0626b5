import { useState } from 'react';
import { receiptPath } from '../../../contract/paths.ts';
import type { EnquiryReceipt } from '../../../contract/submission.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import type { EnquiryValues } from '../../outbox/enquiry-values.ts';
import { openStorage } from '../../outbox/open-storage.ts';
import { isWaiting, type OutboxEntry } from '../../outbox/outbox-entry.ts';
import { forgetEnquiry } from '../../outbox/outbox-storage.ts';
import styles from './contact-form.module.css';
import { type OtherWays, otherWayLinks } from './other-ways.ts';
import type { SubmitResult } from './submit-enquiry.ts';

/** What remains visible at the form after a submit. */
export type Outcome =
  /** `receipt` is set only where the device keeps no copy, which would show it. */
  | { kind: 'sent'; values: EnquiryValues; receipt?: Partial<EnquiryReceipt> | undefined }
  /** Only this device has it so far, under this id. */
  | { kind: 'kept'; values: EnquiryValues; id: string }
  | { kind: 'failed'; values: EnquiryValues };

/** What to show after an enquiry was sent, or was kept because the server did not confirm it. */
export function outcomeOf(
  { id, receipt, isKept }: Extract<SubmitResult, { kind: 'sent' }>,
  values: EnquiryValues,
): Outcome {
  if (!isKept) return { kind: 'sent', values, receipt };
  return receipt ? { kind: 'sent', values } : { kind: 'kept', values, id };
}

/**
 * What the outcome has become: one that was only kept is sent once the server has confirmed it, and gone
 * when the visitor removed it or the server refused it; the list of kept enquiries then says so.
 */
export function updateOutcome(
  outcome: Outcome | undefined,
  enquiries: readonly OutboxEntry[],
): Outcome | undefined {
  if (outcome?.kind !== 'kept') return outcome;
  const entry = enquiries.find(({ id }) => id === outcome.id);
  if (!entry || entry.faults) return undefined;
  return isWaiting(entry) ? outcome : { kind: 'sent', values: outcome.values };
}

export interface ContactOutcomeProps {
  outcome: Outcome | undefined;
  ways: OtherWays;
  /** Hours within which an answer is promised. */
  replyHours: number;
}

/**
 * The result of a submit. The live region is there from the start, since assistive technology announces
 * only changes of a region it already knows.
 */
export function ContactOutcome({ outcome, ways, replyHours }: ContactOutcomeProps) {
  return (
    <div role="status" className={styles.status}>
      {outcome && (
        <div className={styles.outcome} data-kind={outcome.kind}>
          {outcome.kind === 'sent' && <Sent {...outcome} replyHours={replyHours} />}
          {outcome.kind === 'kept' && <Kept values={outcome.values} />}
          {outcome.kind === 'failed' && <Failed values={outcome.values} ways={ways} />}
        </div>
      )}
    </div>
  );
}

type SentProps = Omit<Extract<Outcome, { kind: 'sent' }>, 'kind'> & { replyHours: number };

function Sent({ values, receipt, replyHours }: SentProps) {
  return (
    <>
      <p className={styles.outcomeTitle}>Thank you, {values.name.trim()}.</p>
      <p>
        We reply to {values.email.trim()} within {replyHours} hours.
      </p>
      {receipt && (
        <p className={styles.keptWords}>
          <ReceiptLines {...receipt} />
        </p>
      )}
    </>
  );
}

/** Stands beside the toast "Message sent!": says what has not happened yet, and denies nothing. */
function Kept({ values }: Pick<Outcome, 'values'>) {
  return (
    <>
      <p className={styles.outcomeTitle}>Saved until it arrives, {values.name.trim()}.</p>
      <p>
        Our server has not confirmed your message yet. This device keeps it and passes it on by
        itself, from any page of this site. In a hurry? Use WhatsApp or email, below.
      </p>
    </>
  );
}

function Failed({ values, ways }: Pick<Outcome, 'values'> & { ways: OtherWays }) {
  const links = otherWayLinks(ways, values);
  return (
    <>
      <p className={styles.outcomeTitle}>
        Your message was not sent. Your text is still here. Or take it along:
      </p>
      <div className={styles.ways}>
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
    </>
  );
}

interface KeptEnquiriesProps {
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

type ReceiptLinesProps = Pick<OutboxEntry, 'reference' | 'receipt'>;

/** The number that people quote, and the way to what they sent. */
function ReceiptLines({ reference, receipt }: ReceiptLinesProps) {
  return (
    <>
      {reference && (
        <span>
          Reference <span className={styles.reference}>{reference}</span>
        </span>
      )}
      {receipt && <a href={receiptPath(receipt)}>See, correct or withdraw what you sent</a>}
    </>
  );
}
