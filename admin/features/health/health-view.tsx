import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { spaceSchema } from '../../../contract/desk/content/content.ts';
import { indianDay } from '../../../contract/desk/indian-clock.ts';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { SERVER_WARNINGS } from '../../../contract/desk/server-warnings.ts';
import { DATES_FILE } from '../../../contract/facts-to-confirm.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleAlert, CircleCheck, RefreshCw } from '../../../ui/icon/icons.ts';
import { askContent } from '../../shared/backend/ask-content.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { AnswerError } from '../../shared/backend/desk-error.ts';
import { t, tCount } from '../../shared/language/language.ts';
import { tLeads } from '../../shared/lead/lead-count.ts';
import { RowsSkeleton } from '../../shared/loading.tsx';
import { Figures, type FiguresProps, LogTable, Panel } from '../../shared/panel.tsx';
import { nameMail, SendAgain } from '../../shared/send-again.tsx';
import { formatAgo, formatClock, formatWritten } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import view from '../../shared/view.module.css';
import styles from './health.module.css';
import {
  findFaults,
  type LeadHealth,
  type Problem,
  useEachMinute,
  useHealth,
  useSilentServers,
} from './health.ts';
import { TestEnquiry } from './test-enquiry.tsx';

type Figure = FiguresProps['figures'][number];
type Space = v.InferOutput<typeof spaceSchema>;

const megabyte = new Intl.NumberFormat('en-IN', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 0,
});
const megabytes = (bytes: number): string => megabyte.format(bytes / 1e6);

function describeSpace({ history, builds, ...others }: Space): Figure {
  const sizes = Object.entries({ history, builds, ...others, used: history + builds });
  const gaps = Object.fromEntries(sizes.map(([name, bytes]) => [name, megabytes(bytes)]));
  const parts = t('history {history}, pictures of today {pictures}, builds {builds}', gaps);
  return ['Content on the disk', t('{used} of {allowed}', gaps), parts];
}

/** The figures of the health panel, each with what it means. @param space where the site is kept at the desk */
function HealthFigures({ health, space }: { health: LeadHealth; space: Space | undefined }) {
  const now = Date.parse(health.now);
  const { spool_reported_at: reported } = health;
  const when = (at: string | null, none = 'never') =>
    at ? ([formatAgo(at, now), formatWritten(at)] as const) : ([t(none)] as const);
  const ago = reported && formatAgo(reported, now);
  const figures: Figure[] = [
    ['Last lead', ...when(health.last_lead_at)],
    ['Last mail sent', ...when(health.last_mail_sent_at)],
    ['Oldest unsent mail', ...when(health.oldest_unsent_at, 'none')],
    ['Mails waiting', formatNumber(health.waiting), health.last_fault ?? undefined],
    ['Failed e-mails', formatNumber(health.abandoned.length)],
    ['Suspected spam', formatNumber(health.quarantined)],
    [
      'Saved on server, not yet in list',
      formatNumber(health.spool_length),
      t(ago ? 'reported {ago}' : 'no server has reported', { ago }),
    ],
    ['WhatsApp taps in 30 days', formatNumber(health.chat_clicks_30_days)],
    ['In the archive', formatNumber(health.archived), t('deleted or older than two years')],
    ...(space ? [describeSpace(space)] : []),
  ];
  return <Figures figures={figures} />;
}

const GivenUpMails = ({ mails }: { mails: LeadHealth['abandoned'] }) => (
  <Panel
    title="Failed e-mails"
    words="Each was tried twenty times. Mend the cause, then send it again. The leads themselves are safe in the list."
  >
    <LogTable
      caption="Mails that may be sent again"
      columns={[
        { label: 'Mail', cell: ({ kind }) => nameMail(kind) },
        { label: 'Lead', cell: ({ lead_id }) => (lead_id ? referenceOf(lead_id) : t('none')) },
        { label: 'Given up', cell: ({ abandoned_at }) => formatWritten(abandoned_at) },
        { label: 'Last answer', cell: ({ fault }) => fault ?? t('not known') },
        { label: 'Send again', isLabelHidden: true, cell: ({ id }) => <SendAgain mailId={id} /> },
      ]}
      rows={mails}
      keyOf={({ id }) => id}
    />
  </Panel>
);

/** The answer of `server_warnings`: what the servers find wrong with their own settings. */
const warningsSchema = v.array(v.object({ code: v.string() }));

/** The answer of `unusual_reading`: accounts that read more than a usual day asks for. */
const readersSchema = v.array(
  v.object({
    /** Null for a former member. */
    email: v.nullable(v.string()),
    /** Leads that the account was shown within 24 hours. */
    rows: v.number(),
    since: v.string(),
  }),
);

const UNUSUAL =
  'Unusual reading: {who} {leads} since {time}. If you cannot explain it, remove the account under Team.';

const describeReader = ({
  email,
  rows,
  since,
}: v.InferOutput<typeof readersSchema>[number]): Problem => ({
  level: 'warning',
  words: tLeads(rows, UNUSUAL, {
    who: email ?? t('a former member'),
    time: formatClock(Date.parse(since)),
  }),
});

const WARNED_SHARE = 0.8;

function describeWarnings(
  warnings: v.InferOutput<typeof warningsSchema>,
  space: Space | undefined,
): Problem[] {
  const isTight = space && space.history + space.builds >= WARNED_SHARE * space.allowed;
  const codes = [...warnings.map(({ code }) => code), isTight && 'content-space'];
  return Object.entries(SERVER_WARNINGS)
    .filter(([known]) => codes.includes(known))
    .map(([, words]) => ({ level: 'warning', words: t(words) }));
}

/** Everything that the panel asks: all at once, since what came later would move what stands below it. */
function useReport() {
  const asked = useHealth();
  const silent = useSilentServers();
  // A failure of these shows nothing: the health itself says when the database does not answer.
  const warnings = useEachMinute(['server-warnings'], () =>
    callDesk('server_warnings', {}, warningsSchema),
  );
  const readers = useEachMinute(['unusual-reading'], () =>
    callDesk('unusual_reading', {}, readersSchema),
  );
  const space = useEachMinute(['health', 'content-space'], () => askContent('/space', spaceSchema));
  const isSettled = [silent, warnings, readers, space].every(({ isPending }) => !isPending);
  const health = isSettled ? asked.data : undefined;
  const faults = health
    ? [...findFaults(health, silent.data), ...(readers.data ?? []).map(describeReader)]
    : [];
  return {
    asked,
    health,
    faults,
    // A setting to correct stops no enquiry, so the good news stands beside it.
    problems: health ? [...faults, ...describeWarnings(warnings.data ?? [], space.data)] : [],
    space: space.data,
    check: () => void Promise.all([asked.refetch(), silent.refetch()]),
  };
}

function Verdict({ level, words }: { level: Problem['level'] | 'open' | 'well'; words: string }) {
  const icon = { open: RefreshCw, well: CircleCheck, warning: CircleAlert, severe: CircleAlert };
  return (
    <p className={styles.verdict} data-level={level}>
      <Icon icon={icon[level]} size="medium" />
      {t(words)}
    </p>
  );
}

const describeFailure = (error: Error): string =>
  error instanceof AnswerError
    ? error.message
    : 'The database did not answer; the figures below may be old.';

export default function HealthView({ email }: { email: string }) {
  const { asked, health, faults, problems, space, check } = useReport();
  const { dataUpdatedAt, error, isFetching } = asked;
  const isKnown = health !== undefined || error !== null;
  return (
    <div>
      <Panel
        title="System check"
        words={t('As of {time}; updated every minute.', {
          time: dataUpdatedAt ? formatClock(dataUpdatedAt) : '…',
        })}
        actions={
          <Button kind="secondary" size="small" isBusy={isFetching} onClick={check}>
            {/* The spinner replaces the icon, so that the button keeps its width on each refresh. */}
            {!isFetching && <Icon icon={RefreshCw} />}
            <span>{t('Check now')}</span>
          </Button>
        }
      >
        <div role="status" className={view.stack}>
          {!isKnown && <Verdict level="open" words="Asking the database …" />}
          {error && <Verdict level="severe" words={describeFailure(error)} />}
          {problems.map((problem) => (
            <Verdict key={problem.words} {...problem} />
          ))}
          {health && !error && faults.length === 0 && (
            <Verdict level="well" words="Enquiries come in and mails go out." />
          )}
        </div>
        {health ? <HealthFigures health={health} space={space} /> : !error && <RowsSkeleton />}
      </Panel>
      {health && health.abandoned.length > 0 && <GivenUpMails mails={health.abandoned} />}
      {isKnown && (
        <>
          <TestEnquiry email={email} />
          <DatesToRenew />
        </>
      )}
    </div>
  );
}

const datesSchema = v.array(v.object({ file: v.string(), what: v.string(), until: v.string() }));

/** Days ahead in which an end is worth knowing; `npm run facts` looks as far. */
const SOON_DAYS = 60;

/** What ends soon, of a list that belongs to the build; a site that was built without it has none. */
function DatesToRenew() {
  const { data = [] } = useQuery({
    queryKey: ['dates-to-renew'],
    queryFn: async () => {
      const response = await fetch(DATES_FILE);
      return response.ok ? v.parse(datesSchema, await response.json()) : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const today = indianDay(now());
  const near = data
    .map((entry) => ({ ...entry, days: indianDay(Date.parse(entry.until)) - today }))
    .filter(({ days }) => days <= SOON_DAYS)
    .sort((left, right) => left.days - right.days);
  if (near.length === 0) return null;
  return (
    <Panel
      title={tCount(near.length, '1 date to renew', '{count} dates to renew')}
      words="A claim or an offer whose last day is over is left out by the next build. Renew its day, or delete it."
    >
      <ul>
        {near.map(({ file, what, until, days }) => (
          <li key={`${file} ${what}`}>
            {t(days < 0 ? '{what}: ended on {until}' : '{what}: ends on {until}', { what, until })},{' '}
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
