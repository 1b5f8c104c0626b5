import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { describeSum } from '../../../contract/desk/rupees.ts';
import type { Week, WeekGroup } from '../../../contract/desk/week.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { joinClasses } from '../../../ui/class-names.ts';
import { Table } from '../../../ui/table/table.tsx';
import { locale, t } from '../../shared/language/language.ts';
import { Figures, LogTable, Panel } from '../../shared/panel.tsx';
import { leadPlace, usePlace } from '../../shared/place.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import view from '../../shared/view.module.css';
import { STAGE_NAMES, sayKept } from '../../shared/work/stage-names.ts';
import styles from './numbers.module.css';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Working time in words: `under a minute`, `12 min`, `3 h 5 min`; a dash where there is none. */
export function describeTime(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < MINUTE) return t('under a minute');
  if (seconds < HOUR) return t('{minutes} min', { minutes: Math.floor(seconds / MINUTE) });
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const hours = t('{hours} h', { hours: Math.floor(seconds / HOUR) });
  return minutes ? `${hours} ${t('{minutes} min', { minutes })}` : hours;
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

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });

function WeekCharts({ week }: { week: Week }) {
  return (
    <div className={styles.charts}>
      <Chart
        title="Enquiries"
        words="By day in India."
        kind="column"
        rows={dayRows(week.days)}
        heads={['Day', 'Enquiries']}
      />
      <Chart
        title="How far they came"
        words="At this stage or further. Stopped: closed from here without success."
        rows={funnelRows(week.stages)}
        heads={['Stage', 'Enquiries', 'Budgets', 'Stopped']}
        isTableOpen
      />
      <Chart
        title="Sources"
        words="Enquiries by source."
        rows={groupRows(week.sources)}
        heads={['Source', 'Enquiries', 'Won', 'Budgets']}
      />
      <Chart
        title="Cities"
        words="Leads by city. Tap a city in the table to open them."
        rows={groupRows(week.cities, (city) => `#leads?${new URLSearchParams({ city })}`)}
        heads={['City', 'Enquiries', 'Won', 'Budgets']}
      />
      <Chart
        title="Won and lost"
        words="Closed on these days, and why."
        rows={week.closed.map(({ stage, reason, leads }) => ({
          name: reason ? `${t(STAGE_NAMES[stage])}: ${sayKept(reason)}` : t(STAGE_NAMES[stage]),
          value: leads,
        }))}
        heads={['Why', 'Leads']}
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

/** Each stage with all who came so far. */
const funnelRows = (stages: Week['stages']): ChartRow[] =>
  stages.map(({ stage, stopped }, at) => {
    const reached = stages.slice(at);
    return {
      name: t(STAGE_NAMES[stage]),
      value: reached.reduce((sum, { leads }) => sum + leads, 0),
      more: [describeSum(reached.reduce((sum, { rupees }) => sum + rupees, 0)), stopped],
    };
  });

const groupRows = (groups: readonly WeekGroup[], hrefOf?: (name: string) => string): ChartRow[] =>
  groups.map(({ name, enquiries, won, rupees }) => ({
    name: name ?? t('Not known'),
    value: enquiries,
    more: [won, describeSum(rupees)],
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
          ? t('Nobody waited longer than our aim.')
          : t('{broken} over {hours} h without an answer, {missed} over our aim.', {
              broken,
              missed,
              hours: LIMITS.replyHours,
            }) +
            (all > week.late.length
              ? t(' The first {count} are listed.', { count: week.late.length })
              : '')
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
              cell: ({ answered_at }) => (answered_at ? formatWritten(answered_at) : t('Not yet')),
            },
            {
              label: 'Working time until then',
              cell: ({ seconds, is_broken }) =>
                describeTime(seconds) +
                (is_broken ? t(', over {hours} h', { hours: LIMITS.replyHours }) : ''),
            },
            { label: 'Who', cell: ({ who }) => who ?? t('Nobody') },
          ]}
          rows={week.late}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  );
}

/** How the days went: replies, charts, and who waited too long. */
export const WeekPanels = ({ week, aim }: { week: Week; aim: DeskContent['answer'] }) => (
  <>
    <Panel title="Week">
      <Figures
        figures={[
          ['Enquiries', week.answers.enquiries],
          ['Their budgets', describeSum(week.rupees)],
          ['Answered', week.answers.answered],
          [
            t('Answered within {count} minutes', { count: aim.aimMinutes }),
            shareInTime(week.answers) ?? '–',
          ],
          ['Typical reply time', describeTime(week.answers.median_seconds)],
          ['Slowest 10%', describeTime(week.answers.p90_seconds)],
          ['Not due yet', week.answers.waits],
        ]}
      />
      <p className={view.muted}>
        {t(
          'Times are working time, {from}:00 to {until}:00 on working days. Withdrawn enquiries don’t count as late.',
          { from: aim.from, until: aim.until },
        )}
      </p>
      <WeekCharts week={week} />
    </Panel>
    <LateAnswers week={week} />
  </>
);

export interface ChartRow {
  name: string;
  /** Under a column, where the name has no room. */
  label?: string;
  value: number;
  more?: readonly (string | number)[];
  href?: string;
}

export function Chart({
  title,
  words,
  kind = 'bar',
  rows,
  heads,
  drawn = rows.length,
  isTableOpen = false,
}: {
  title: string;
  words?: string | undefined;
  kind?: 'column' | 'bar';
  rows: readonly ChartRow[];
  heads: readonly string[];
  drawn?: number;
  isTableOpen?: boolean;
}) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const isEmpty = rows.every(({ value, more }) => value === 0 && !more?.some(Boolean));
  return (
    <figure className={joinClasses(view.stack, view.box)}>
      <figcaption>
        <h3 className={view.title}>{t(title)}</h3>
        {words && <p className={view.muted}>{t(words)}</p>}
      </figcaption>
      {isEmpty ? (
        <p className={view.muted}>{t('Nothing on these days.')}</p>
      ) : (
        <>
          {/* The table below says the same. */}
          <div aria-hidden="true" className={kind === 'bar' ? styles.bars : styles.columns}>
            {rows.slice(0, drawn).map(({ name, label = name, value }) => (
              <div key={name} style={{ '--size': value / most } as object}>
                <b>{value}</b>
                <span>{label}</span>
              </div>
            ))}
          </div>
          <details open={isTableOpen} className={view.fold}>
            <summary>{t('{title} as a table', { title: t(title) })}</summary>
            <Table
              caption={t(title)}
              columns={heads.map((label, at) => ({
                id: label,
                label: t(label),
                align: at ? 'end' : 'start',
              }))}
            >
              {rows.map(({ name, value, more = [], href }) => (
                <tr key={name}>
                  <th scope="row">{href ? <a href={href}>{name}</a> : name}</th>
                  {[value, ...more].map((cell, at) => (
                    <td key={heads[at + 1]} data-align="end">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </Table>
          </details>
        </>
      )}
    </figure>
  );
}
