import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { DeskContent } from '../../contract/desk/desk-content.ts';
import { STAGES } from '../../contract/desk/stages.ts';
import { type Week, type WeekGroup, weekSchema } from '../../contract/desk/week.ts';
import { LIMITS } from '../../contract/limits.ts';
import { callDesk } from '../shared/backend/call-desk.ts';
import { Chart, type ChartRow } from '../shared/chart/chart.tsx';
import styles from '../shared/chart/report.module.css';
import { Figures, Report, type ReportPlan, readDays } from '../shared/chart/report.tsx';
import { deskContentQuery } from '../shared/contact/desk-content-query.ts';
import { LogTable } from '../shared/log-table.tsx';
import { Panel } from '../shared/panel.tsx';
import { leadPlace, usePlace } from '../shared/place.ts';
import { formatWritten } from '../shared/time/format-time.ts';
import { now } from '../shared/time/now.ts';
import view from '../shared/view.module.css';
import { STAGE_NAMES } from '../shared/work/stage-names.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Working time in words: `under a minute`, `12 min`, `3 h 5 min`; a dash where there is none. */
export function describeTime(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < MINUTE) return 'under a minute';
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return `${Math.floor(seconds / HOUR)} h${minutes ? ` ${minutes} min` : ''}`;
}

/** How many of those whose time was up were answered within the aim; undefined where none was. */
export function shareInTime({
  kept,
  missed,
  broken,
}: Record<'kept' | 'missed' | 'broken', number>): string | undefined {
  const all = kept + missed + broken;
  // Rounded down: "100%" is said of all of them only.
  return all === 0 ? undefined : `${Math.floor((kept / all) * 100)}%`;
}

const PLAN: ReportPlan = { title: 'Week', spans: [7, 28], maxDays: 92 };

/** How the days went. It is of the family of single leads, since work on any of them changes it. */
const weekQuery = (from: string, until: string, answer: DeskContent['answer'] | undefined) =>
  queryOptions({
    queryKey: ['desk-lead', 'week', from, until],
    queryFn: answer ? () => readWeek(from, until, answer) : skipToken,
  });

const readWeek = (from_day: string, until_day: string, answer: DeskContent['answer']) =>
  callDesk(
    'desk_week',
    {
      from_day,
      until_day,
      hours: {
        aim_minutes: answer.aimMinutes,
        days: [...answer.days],
        from: answer.from,
        until: answer.until,
        reply_hours: LIMITS.replyHours,
      },
    },
    weekSchema,
  );

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function WeekCharts({ week }: { week: Week }) {
  return (
    <div className={styles.charts}>
      <Chart
        title="Enquiries"
        words="By day in India."
        kind="column"
        rows={dayRows(week.days)}
        heads={['Day', 'Enquiries']}
        empty="No enquiry came in on these days."
      />
      <Chart
        title="By stage"
        words="The enquiries of these days, by stage."
        kind="bar"
        rows={STAGES.map((stage) => ({ name: STAGE_NAMES[stage], value: week.stages[stage] }))}
        heads={['Stage', 'Enquiries']}
        empty="No enquiry came in on these days."
      />
      <Chart
        title="Sources"
        words="Enquiries of these days; the table has what was won in them too."
        kind="bar"
        rows={groupRows(week.sources)}
        heads={['Source', 'Enquiries', 'Won']}
        empty="Nothing came in or was won."
      />
      <Chart
        title="Cities"
        words="Where the field City is filled in on the lead; in the table, each leads to its leads."
        kind="bar"
        rows={groupRows(week.cities, (city) => `#leads?${new URLSearchParams({ city })}`)}
        heads={['City', 'Enquiries', 'Won']}
        empty="Nothing came in or was won."
      />
      <Chart
        title="Won and lost"
        words="What was closed on these days, whenever it came in, and why."
        kind="bar"
        rows={week.closed.map(({ stage, reason, leads }) => ({
          name: reason ? `${STAGE_NAMES[stage]}: ${reason}` : STAGE_NAMES[stage],
          value: leads,
        }))}
        heads={['Why', 'Leads']}
        empty="Nothing was won or lost."
      />
    </div>
  );
}

function dayRows(days: Week['days']): ChartRow[] {
  return days.map(({ day, enquiries }, at) => {
    const date = new Date(day);
    const isLong = days.length > 7;
    // Of more than a week each seventh is named.
    const longLabel = at % 7 === 3 ? short.format(date) : '\u00a0';
    return {
      name: fullDay.format(date),
      label: isLong ? longLabel : weekday.format(date),
      value: enquiries,
    };
  });
}

const groupRows = (groups: readonly WeekGroup[], hrefOf?: (name: string) => string): ChartRow[] =>
  groups.map(({ name, enquiries, won }) => ({
    name: name ?? 'Not known',
    value: enquiries,
    more: [won],
    ...(name && hrefOf && { href: hrefOf(name) }),
  }));

function LateAnswers({ week }: { week: Week }) {
  const place = usePlace();
  const { missed, broken } = week.answers;
  const all = missed + broken;
  return (
    <Panel
      title="Answered too late"
      words={
        all === 0
          ? 'Nobody waited longer than our aim.'
          : `${broken} over ${LIMITS.replyHours} h without an answer, ${missed} over our aim.${all > week.late.length ? ` The first ${week.late.length} are listed.` : ''}`
      }
    >
      {all > 0 && (
        <LogTable
          caption="Answered too late"
          columns={[
            { label: 'Came in', cell: ({ created_at }) => formatWritten(created_at) },
            {
              label: 'Lead',
              cell: ({ id, name }) => (
                <a dir="auto" href={leadPlace(place, id)}>
                  {name}
                </a>
              ),
            },
            {
              label: 'Answered',
              cell: ({ answered_at }) => (answered_at ? formatWritten(answered_at) : 'Not yet'),
            },
            {
              label: 'Working time until then',
              cell: ({ seconds, is_broken }) =>
                describeTime(seconds) + (is_broken ? `, over ${LIMITS.replyHours} h` : ''),
            },
            { label: 'Who', cell: ({ who }) => who ?? 'Nobody' },
          ]}
          rows={week.late}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  );
}

export default function WeekView() {
  const days = readDays(usePlace().query, now(), PLAN);
  const content = useQuery(deskContentQuery);
  const week = useQuery(weekQuery(days.from, days.until, content.data?.answer));
  const isContentMissing = content.isError || content.data === null;
  return (
    <Report plan={PLAN} days={days} query={isContentMissing ? { ...content, isError: true } : week}>
      {week.data && content.data && (
        <>
          <WeekFigures answers={week.data.answers} aim={content.data.answer} />
          <WeekCharts week={week.data} />
          <LateAnswers week={week.data} />
        </>
      )}
    </Report>
  );
}

const WeekFigures = ({
  answers,
  aim,
}: {
  answers: Week['answers'];
  aim: DeskContent['answer'];
}) => (
  <>
    <Figures
      figures={[
        ['Enquiries', answers.enquiries],
        ['Answered', answers.answered],
        [`Answered within ${aim.aimMinutes} minutes`, shareInTime(answers) ?? '–'],
        ['Typical reply time', describeTime(answers.median_seconds)],
        ['Nine in ten replies within', describeTime(answers.p90_seconds)],
        ['Still in time to be answered', answers.waits],
      ]}
    />
    <p className={view.muted}>
      Times are working time, {aim.from}:00 to {aim.until}:00 on working days. Enquiries withdrawn
      before an answer don’t count as late.
    </p>
  </>
);
