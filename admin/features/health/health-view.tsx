import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { spaceSchema } from '../../../contract/desk/content/content.ts';
import { SERVER_WARNINGS } from '../../../contract/desk/server-warnings.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleAlert, CircleCheck, RefreshCw } from '../../../ui/icon/icons.ts';
import { Table } from '../../../ui/table/table.tsx';
import { askContent } from '../../shared/backend/ask-content.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { AnswerError } from '../../shared/backend/read-answer.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { nameMail } from '../../shared/name-mail.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import { SendAgain } from '../../shared/send-again.tsx';
import { formatAgo, formatClock, formatWritten } from '../../shared/time/format-time.ts';
import { DatedContentPanel, FactsToConfirm } from './dated-content.tsx';
import { ageOfOldestUnsent, describeAge, findProblems, type Problem } from './find-problems.ts';
import styles from './health.module.css';
import { type AbandonedMail, type LeadHealth, useHealth } from './lead-health.ts';
import { type SilentServer, useSilentServers } from './silent-servers.ts';
import { TestEnquiry } from './test-enquiry.tsx';

type Fact = [label: string, value: string, note?: string | undefined];
type Space = v.InferOutput<typeof spaceSchema>;

interface HealthFactsProps {
  health: LeadHealth;
  /** Nothing where the site is not kept at the desk. */
  space: Space | undefined;
}

const number = new Intl.NumberFormat('en-IN');
const MEGABYTES = new Intl.NumberFormat('en-IN', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 0,
});
const megabytes = (bytes: number): string => MEGABYTES.format(bytes / 1e6);

/** The figures of the health panel, each with what it means. */
function HealthFacts({ health, space }: HealthFactsProps) {
  const now = Date.parse(health.now);
  const age = ageOfOldestUnsent(health);
  const when = (time: string | null): [string, string?] =>
    time ? [formatAgo(time, now), formatWritten(time)] : ['never'];
  const facts: Fact[] = [
    ['Last lead', ...when(health.last_lead_at)],
    ['Last mail sent', ...when(health.last_mail_sent_at)],
    [
      'Oldest unsent mail',
      age === undefined ? 'none' : describeAge(age),
      health.oldest_unsent_at ? `since ${formatWritten(health.oldest_unsent_at)}` : undefined,
    ],
    ['Mails waiting', number.format(health.waiting), health.last_fault ?? undefined],
    ['Mails given up', number.format(health.abandoned.length)],
    ['In quarantine', number.format(health.quarantined)],
    [
      'Waiting on the server’s disk',
      number.format(health.spool_length),
      health.spool_reported_at
        ? `reported ${formatAgo(health.spool_reported_at, now)}`
        : 'no server has reported',
    ],
    ['Chat clicks in 30 days', number.format(health.soft_leads_30_days)],
    ['In the archive', number.format(health.archived), 'deleted or older than two years'],
    ...(space ? [describeSpace(space)] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, note]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function describeSpace({ history, pictures, builds, allowed }: Space): Fact {
  const parts = `history ${megabytes(history)}, pictures of today ${megabytes(pictures)}, builds ${megabytes(builds)}`;
  return ['Content on the disk', `${megabytes(history + builds)} of ${megabytes(allowed)}`, parts];
}

/** What the content takes of the server's disk, refetched like the rest of the panel. */
const useContentSpace = () =>
  useQuery({
    queryKey: ['health', 'content-space'],
    queryFn: () => askContent('/space', spaceSchema),
    refetchInterval: 60_000,
    retry: false,
  });

/** The answer of `server_warnings`. */
const warningsSchema = v.array(v.object({ code: v.string() }));
type ServerWarnings = v.InferOutput<typeof warningsSchema>;

/** @returns the warnings in words; those of a newer server, unknown here, are left out */
export const describeWarnings = (warnings: ServerWarnings): Problem[] =>
  Object.entries(SERVER_WARNINGS)
    .filter(([code]) => warnings.some((warning) => warning.code === code))
    .map(([, words]) => ({ level: 'warning', words }));

/** One warning for each: what a killed process took while the database was away, nobody else knows of. */
export function describeSilent(servers: readonly SilentServer[], now: number): Problem[] {
  return servers.map(({ place, length, reported_at }) => {
    const minutes = Math.max(0, Math.floor((now - Date.parse(reported_at)) / 60_000));
    const held = length > 0 ? `${length} held then; more` : 'enquiries';
    return {
      level: length > 0 ? 'severe' : 'warning',
      words: `A server process has been silent for ${describeAge(minutes)}; ${held} may wait on its disk (${place}). Start it again, or move its files to a process that runs.`,
    };
  });
}

const readersSchema = v.array(
  v.object({
    /** Null for a former member. */
    email: v.nullable(v.string()),
    /** Leads that the account was shown within 24 hours. */
    rows: v.number(),
    since: v.string(),
  }),
);
type Reader = v.InferOutput<typeof readersSchema>[number];

/** Query for accounts that read more than a usual day asks for; a failure shows nothing, as the health itself says it. */
const useUnusualReading = () =>
  useQuery({
    queryKey: ['unusual-reading'],
    queryFn: () => callDesk('unusual_reading', {}, readersSchema),
    refetchInterval: 60_000,
    retry: false,
  });

/** One warning for each account. */
const describeReading = (readers: readonly Reader[]): Problem[] =>
  readers.map(({ email, rows, since }) => ({
    level: 'warning',
    words: `Unusual reading: ${email ?? 'a former member'} ${countLeads(rows)} since ${formatClock(Date.parse(since))}. If you cannot explain it, remove the account under Team.`,
  }));

/**
 * What the servers find wrong with their own settings. Refetched as often as the health; a failure
 * shows nothing, since the health itself says when the database does not answer.
 */
const useServerWarnings = () =>
  useQuery({
    queryKey: ['server-warnings'],
    queryFn: () => callDesk('server_warnings', {}, warningsSchema),
    refetchInterval: 60_000,
    retry: false,
  });

interface GivenUpMailsProps {
  mails: readonly AbandonedMail[];
}

const COLUMNS = [
  { id: 'mail', label: 'Mail' },
  { id: 'lead', label: 'Lead' },
  { id: 'when', label: 'Given up' },
  { id: 'why', label: 'Last answer' },
  { id: 'again', label: 'Send again', isLabelHidden: true },
];

/** Mails whose attempts all failed, each with a button to send it again. */
function GivenUpMails({ mails }: GivenUpMailsProps) {
  return (
    <Panel
      title="Mails given up"
      words="Each was tried twenty times. Mend the cause, then send it again. The leads themselves are safe in the list."
    >
      <Table
        caption="Mails that may be sent again"
        isCaptionHidden
        columns={COLUMNS}
        narrow="stack"
      >
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td>{nameMail(mail.kind)}</td>
            <td>{mail.lead_id ? referenceOf(mail.lead_id) : 'none'}</td>
            <td>{formatWritten(mail.abandoned_at)}</td>
            <td>{mail.fault ?? 'not known'}</td>
            <td>
              <SendAgain mailId={mail.id} />
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

export interface HealthViewProps {
  /** Address of the administrator, used as the sender of a test enquiry. */
  email: string;
}

/** @returns what keeps enquiries or mails from arriving */
const findFaults = (health: LeadHealth, silent: readonly SilentServer[] = []): Problem[] => [
  ...findProblems(health),
  ...describeSilent(silent, Date.parse(health.now)),
];

/** Everything that the panel asks: all at once, since what came later would move what stands below it. */
function useReport() {
  const asked = useHealth();
  const silent = useSilentServers();
  const warnings = useServerWarnings();
  const readers = useUnusualReading();
  const space = useContentSpace();
  const isSettled = [silent, warnings, readers, space].every(({ isPending }) => !isPending);
  const health = isSettled ? asked.data : undefined;
  const faults = health
    ? [...findFaults(health, silent.data), ...describeReading(readers.data ?? [])]
    : [];
  return {
    asked,
    health,
    faults,
    // A setting to correct stops no enquiry, so the good news stands beside it.
    problems: health ? [...faults, ...describeWarnings(warnings.data ?? [])] : [],
    space: space.data,
    check: () => void Promise.all([asked.refetch(), silent.refetch()]),
  };
}

/** Shows whether enquiries arrive and mails go out, and offers a test of the whole path. */
export default function HealthView({ email }: HealthViewProps) {
  const { asked, health, faults, problems, space, check } = useReport();
  const { dataUpdatedAt, error, isError, isFetching } = asked;
  const isKnown = health !== undefined || isError;
  return (
    <div>
      <Panel
        title="Health"
        words={`As of ${dataUpdatedAt ? formatClock(dataUpdatedAt) : '…'}; read anew each minute while you look at this page.`}
        actions={
          <Button kind="secondary" size="small" isBusy={isFetching} onClick={check}>
            {/* The spinner replaces the icon, so that the button keeps its width on each refresh. */}
            {!isFetching && <Icon icon={RefreshCw} />}
            <span>Check now</span>
          </Button>
        }
      >
        <div role="status" className={styles.verdicts}>
          {!isKnown && (
            <p className={styles.verdict} data-level="open">
              <Icon icon={RefreshCw} size="medium" />
              Asking the database …
            </p>
          )}
          {isError && (
            <p className={styles.verdict} data-level="severe">
              <Icon icon={CircleAlert} size="medium" />
              {error instanceof AnswerError
                ? error.message
                : 'The database did not answer; what stands below may be old.'}
            </p>
          )}
          {problems.map(({ level, words }) => (
            <p key={words} className={styles.verdict} data-level={level}>
              <Icon icon={CircleAlert} size="medium" />
              {words}
            </p>
          ))}
          {health && !isError && faults.length === 0 && (
            <p className={styles.verdict} data-level="well">
              <Icon icon={CircleCheck} size="medium" />
              Enquiries come in and mails go out.
            </p>
          )}
        </div>
        {health ? <HealthFacts health={health} space={space} /> : !isError && <RowsSkeleton />}
      </Panel>
      {health && health.abandoned.length > 0 && <GivenUpMails mails={health.abandoned} />}
      {isKnown && <TestEnquiry email={email} />}
      {isKnown && <FactsToConfirm />}
      {isKnown && <DatedContentPanel />}
    </div>
  );
}
