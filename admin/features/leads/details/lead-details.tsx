import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { parseAttribution } from '../../../../contract/attribution.ts';
import type { ConsentPurpose } from '../../../../contract/consent.ts';
import type { ListRow } from '../../../../contract/desk/list.ts';
import {
  ENQUIRY_FIELDS,
  ENQUIRY_FORM,
  FURTHER_FIELDS,
} from '../../../../contract/enquiry-fields.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import { callDesk } from '../../../shared/backend/call-desk.ts';
import { describeChangeError } from '../../../shared/backend/desk-error.ts';
import { LISTS_KEY } from '../../../shared/desk-list/desk-lists.ts';
import { describeAttribution } from '../../../shared/lead/describe-attribution.ts';
import { type HistoryEntry, type Lead, readHistoryEntries } from '../../../shared/lead/lead.ts';
import { leadQuery } from '../../../shared/lead/lead-query.ts';
import { nameMail } from '../../../shared/name-mail.ts';
import { SendAgain } from '../../../shared/send-again.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import styles from './lead-details.module.css';

const TITLES: Readonly<Record<string, string>> = {
  first: 'First words',
  earlier: 'Words before; the first ones were not kept then',
  correction: 'Corrected by the visitor',
  held: 'Doubtful correction, held back',
  accepted: 'The held correction was taken over',
  rejected: 'The held correction was dropped',
};

type HistoryWords = NonNullable<HistoryEntry['words']>;

/**
 * The history in words: the first entry whole, of each correction only what it changed.
 * @param history oldest first
 */
export function readHistory(history: readonly HistoryEntry[]) {
  let current: HistoryWords = {};
  let held: HistoryWords = {};
  return history.map(({ kind, at, words = {} }) => {
    const changed = Object.fromEntries(
      Object.entries(words).filter(([field, text]) => current[field] !== text),
    );
    if (kind === 'held') held = words;
    else current = { ...current, ...(kind === 'accepted' ? held : words) };
    return { title: TITLES[kind] ?? kind, at, words: changed };
  });
}

interface LeadHistoryProps {
  lead: Pick<Lead, 'name' | 'history'>;
}

/** The first words of an enquiry and every correction with its time, oldest first. */
function LeadHistory({ lead: { name, history } }: LeadHistoryProps) {
  return (
    <section aria-label={`History of the words of ${name}`}>
      <h2 className={styles.title}>First words and corrections</h2>
      <ol className={styles.mails}>
        {readHistory(history).map(({ title, at, words }) => (
          <li key={`${at} ${title}`}>
            <p>
              <strong>{title}</strong>, <time dateTime={at}>{formatWritten(at)}</time>
            </p>
            <Words words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Words that a visitor wrote, one line for each field that is there. */
function Words({ words = {} }: Pick<HistoryEntry, 'words'>) {
  return ENQUIRY_FIELDS.map(
    (field) =>
      words[field] && (
        <p key={field} className={styles.words}>
          {ENQUIRY_FORM[field].shortLabel}: <bdi>{words[field]}</bdi>
        </p>
      ),
  );
}

const time = v.string();
const consent = v.optional(v.object({ is_granted: v.boolean(), at: time, version: v.string() }));

/** The answer of `lead_ledger`: a lead's consents, its mails and each attempt to send them. */
const ledgerSchema = v.object({
  consents: v.object({
    enquiry: consent,
    calls: consent,
    news: consent,
  } satisfies Record<ConsentPurpose, unknown>),
  mails: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      created_at: time,
      sent_at: v.nullable(time),
      abandoned_at: v.nullable(time),
      /** The mail is held until its lead leaves quarantine. */
      is_held: v.boolean(),
      /** Why the mail is never sent. */
      held_for: v.nullable(v.string()),
      next_attempt_at: time,
    }),
  ),
  attempts: v.array(
    v.object({
      mail_id: v.string(),
      kind: v.string(),
      attempt: v.number(),
      started_at: time,
      /** Null while the attempt is running, or when it was interrupted. */
      ended_at: v.nullable(time),
      fault: v.nullable(v.string()),
    }),
  ),
});
type LeadLedger = v.InferOutput<typeof ledgerSchema>;
type LedgerMail = LeadLedger['mails'][number];
type MailAttempt = LeadLedger['attempts'][number];

/** Query for a lead's ledger; refetched whenever its row is opened. */
const ledgerQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['ledger', leadId],
    queryFn: () => callDesk('lead_ledger', { of_lead: leadId }, ledgerSchema),
    retry: false,
  });

interface MailHistoryProps {
  ledger: LeadLedger;
}

/** Every mail about a lead with each attempt to send it. */
function MailHistory({ ledger }: MailHistoryProps) {
  const { mails, attempts } = ledger;
  if (mails.length === 0) return <p>No mail about this enquiry is kept any more.</p>;
  return (
    <ul className={styles.mails}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <p>
            <strong>{nameMail(mail.kind)}</strong>: {stateOf(mail)}
          </p>
          <ol className={styles.attempts}>
            {attempts
              .filter(({ mail_id }) => mail_id === mail.id)
              .map((attempt) => (
                <li key={attempt.attempt}>{describeAttempt(attempt)}</li>
              ))}
          </ol>
          {!mail.sent_at && !mail.is_held && <SendAgain mailId={mail.id} />}
        </li>
      ))}
    </ul>
  );
}

function stateOf({
  sent_at,
  abandoned_at,
  is_held,
  held_for,
  next_attempt_at,
}: LedgerMail): string {
  if (sent_at) return `sent on ${formatWritten(sent_at)}`;
  if (held_for) return `not sent. ${held_for}`;
  if (is_held) return 'waits until the enquiry leaves quarantine';
  if (abandoned_at) return `given up on ${formatWritten(abandoned_at)}`;
  return `waiting, next attempt on ${formatWritten(next_attempt_at)}`;
}

function describeAttempt({ attempt, started_at, ended_at, fault }: MailAttempt): string {
  const outcome = fault ?? (ended_at ? 'accepted by the mail server' : 'not ended, or broken off');
  return `Attempt ${attempt}, ${formatWritten(started_at)}: ${outcome}`;
}

interface HeldCorrectionProps {
  lead: Pick<Lead, 'id' | 'name' | 'history'>;
}

/** A doubtful correction with the reasons, and the choice to take it over or to drop it. */
function HeldCorrection({ lead }: HeldCorrectionProps) {
  const { words, reasons = [] } = lead.history.at(-1) ?? {};
  const { mutate, isPending } = useDecision(lead);
  return (
    <section className={styles.held} aria-label={`Correction of ${lead.name} that waits`}>
      <p className={styles.alert}>
        A correction waits for your decision. Until then the enquiry keeps its words.
      </p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div>
        <Words words={words} />
      </div>
      <div className={styles.decision}>
        <Button size="small" isBusy={isPending} onClick={() => mutate(true)}>
          Use the correction
        </Button>
        <Button kind="secondary" size="small" disabled={isPending} onClick={() => mutate(false)}>
          Drop the correction
        </Button>
      </div>
    </section>
  );
}

/** Tells the database what the administrator decided, then shows the leads as they are now. */
function useDecision({ id, history }: HeldCorrectionProps['lead']) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_accepted: boolean) =>
      callDesk(
        'decide_correction',
        { lead_id: id, entry: history.length - 1, is_accepted },
        v.boolean(),
      ),
    onSuccess: (wasDone, isAccepted) => {
      void client.invalidateQueries({ queryKey: LISTS_KEY });
      void client.invalidateQueries({ queryKey: ['desk-lead'] });
      showToast(wasDone ? DECIDED[isAccepted ? 'used' : 'dropped'] : OVERTAKEN);
    },
    onError: (error) => showToast(describeChangeError(error)),
  });
}

const DECIDED = {
  used: { title: 'Taken over', description: 'The enquiry has the new words.', tone: 'success' },
  dropped: {
    title: 'Dropped',
    description: 'The enquiry keeps its words; the correction stays in its history.',
    tone: 'success',
  },
} as const;

const OVERTAKEN = {
  title: 'Look again',
  description: 'The visitor has sent another correction since. Nothing has changed.',
  tone: 'destructive',
} as const;

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
