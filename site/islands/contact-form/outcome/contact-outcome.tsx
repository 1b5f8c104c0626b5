import type { EnquiryReceipt } from '../../../../contract/submission.ts';
import { LinkButton } from '../../../../ui/button/link-button.tsx';
import type { EnquiryValues } from '../../../outbox/enquiry-values.ts';
import { isWaiting, type OutboxEntry } from '../../../outbox/outbox-entry.ts';
import styles from '../contact-form.module.css';
import { type OtherWays, otherWayLinks } from '../other-ways.ts';
import type { SubmitResult } from '../submit-enquiry.ts';
import { ReceiptLines } from './receipt-lines.tsx';

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
