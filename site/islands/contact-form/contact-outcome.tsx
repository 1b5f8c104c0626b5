import type { EnquiryReceipt } from '../../../contract/submission.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import type { EnquiryValues } from '../../outbox/enquiry-values.ts';
import styles from './contact-form.module.css';
import { type OtherWays, otherWayLinks } from './other-ways.ts';
import { ReceiptLines } from './receipt-lines.tsx';

/** What remains visible at the form after a submit. */
export type Outcome =
  /** `receipt` is set only where the device keeps no copy, which would show it. */
  | { kind: 'sent'; values: EnquiryValues; receipt?: Partial<EnquiryReceipt> | undefined }
  | { kind: 'failed'; values: EnquiryValues };

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
          {outcome.kind === 'sent' ? (
            <Sent {...outcome} replyHours={replyHours} />
          ) : (
            <Failed values={outcome.values} ways={ways} />
          )}
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

function Failed({ values, ways }: Pick<Outcome, 'values'> & { ways: OtherWays }) {
  const links = otherWayLinks(ways, values);
  return (
    <>
      <p className={styles.outcomeTitle}>Your text is still here. Or take it along:</p>
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
