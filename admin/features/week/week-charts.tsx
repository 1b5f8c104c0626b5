import { STAGES } from '../../../contract/desk/stages.ts';
import type { Week, WeekGroup } from '../../../contract/desk/week.ts';
import { Chart, type ChartRow } from '../../shared/chart/chart.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './week.module.css';

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The figures of the days, drawn. */
export function WeekCharts({ week }: { week: Week }) {
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
        title="Where they stand now"
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
    return {
      name: written.format(date),
      label: isLong ? short.format(date) : weekday.format(date),
      // Of four weeks each seventh is named.
      isQuiet: isLong && at % 7 !== 3,
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
