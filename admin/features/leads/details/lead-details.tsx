import { useQuery } from '@tanstack/react-query';
import { parseAttribution } from '../../../../contract/attribution.ts';
import type { ListRow } from '../../../../contract/desk/list.ts';
import { ENQUIRY_FORM, FURTHER_FIELDS } from '../../../../contract/enquiry-fields.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { describeAttribution } from '../../../shared/lead/describe-attribution.ts';
import { readHistoryEntries } from '../../../shared/lead/lead.ts';
import { leadQuery } from '../../../shared/lead/lead-query.ts';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { HeldCorrection } from './held-correction.tsx';
import styles from './lead-details.module.css';
import { LeadHistory } from './lead-history.tsx';
import { type LeadLedger, ledgerQuery } from './lead-ledger.ts';
import { MailHistory } from './mail-history.tsx';

export interface LeadDetailsProps {
  /** As the list has it; what a list leaves out is read when the details open. */
  lead: ListRow;
  /** This view could not be written to the audit log. */
  isUnreported: boolean;
}

/** Everything known about a lead that its row does not show. */
export default function LeadDetails({ lead: row, isUnreported }: LeadDetailsProps) {
  const { data: known } = useQuery({ ...leadQuery(row.id), enabled: row.message_is_cut });
  const lead = { ...row, history: readHistoryEntries(row.history) };
  const { data: ledger, isError } = useQuery(ledgerQuery(lead.id));
  const came = describeAttribution(parseAttribution(lead.attribution));
  return (
    <div className={styles.details}>
      {isUnreported && (
        <p className={styles.alert} role="alert">
          The audit log could not take note that you opened this lead.
        </p>
      )}
      {lead.withdrawn_at && (
        <p className={styles.alert}>
          Do not contact: taken back on {formatWritten(lead.withdrawn_at)}.
        </p>
      )}
      {lead.correction_held_at && <HeldCorrection lead={lead} />}
      <dl className={styles.facts}>
        <Fact label="Reference">{referenceOf(lead.id)}</Fact>
        {FURTHER_FIELDS.map(
          (field) =>
            lead[field] && (
              <Fact key={field} label={ENQUIRY_FORM[field].shortLabel}>
                {lead[field]}
              </Fact>
            ),
        )}
        <Fact label="Calls and WhatsApp">{describeConsent(ledger, 'calls')}</Fact>
        <Fact label="News by email">{describeConsent(ledger, 'news')}</Fact>
        {lead.corrected_at && (
          <Fact label="Corrected by the visitor">{formatWritten(lead.corrected_at)}</Fact>
        )}
        <Fact label="Came by">{came.length > 0 ? came.join('. ') : 'not known'}</Fact>
      </dl>
      {row.message_is_cut && (
        <section aria-label={`Whole message of ${lead.name}`}>
          <h2 className={styles.title}>Whole message</h2>
          {known ? (
            <p dir="auto" className={styles.words}>
              {known.lead.message}
            </p>
          ) : (
            <Skeleton />
          )}
        </section>
      )}
      {lead.history.length > 0 && <LeadHistory lead={lead} />}
      <section aria-label={`Mails about ${lead.name}`}>
        <h2 className={styles.title}>Mails</h2>
        {ledger && <MailHistory ledger={ledger} />}
        {isError && <p className={styles.alert}>The mail ledger could not be loaded.</p>}
        {!ledger && !isError && <Skeleton width="medium" />}
      </section>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function describeConsent(ledger: LeadLedger | undefined, purpose: 'calls' | 'news'): string {
  if (!ledger) return '…';
  const consent = ledger.consents[purpose];
  if (!consent) return 'no';
  const day = formatWritten(consent.at);
  return consent.is_granted ? `yes, since ${day}` : `no, taken back on ${day}`;
}
