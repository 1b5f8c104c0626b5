import type { ReactNode } from 'react';
import { formatDay, indianDay, indianMidnight } from '../../../contract/desk/indian-clock.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Panel } from '../panel.tsx';
import { goTo, writePlace } from '../place.ts';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { now } from '../time/now.ts';
import view from '../view.module.css';
import styles from './report.module.css';

/** First and last day in India: `2026-11-22`. */
export interface Days {
  from: string;
  until: string;
}

export interface ReportPlan {
  title: 'Week' | 'Campaigns';
  spans: readonly number[];
  maxDays: number;
}

const dayOf = (date: string): number => indianDay(Date.parse(`${date}T12:00:00+05:30`));
const dateOf = (day: number): string => formatDay(indianMidnight(day));

const daysUntil = (until: number, days: number): Days => ({
  from: dateOf(until - days + 1),
  until: dateOf(until),
});

/** A day of the calendar: the 30th of February would be a day of March. */
function readDay(said: string | null): number | undefined {
  const day = said && /^\d{4}-\d\d-\d\d$/.test(said) ? dayOf(said) : Number.NaN;
  return !Number.isNaN(day) && dateOf(day) === said ? day : undefined;
}

/** The days that an address asks for; what it cannot mean becomes the nearest that it can. */
export function readDays(query: URLSearchParams, now: number, plan: ReportPlan): Days {
  const today = indianDay(now);
  const until = Math.min(readDay(query.get('until')) ?? today, today);
  const from = readDay(query.get('from')) ?? until - (plan.spans[0] ?? 7) + 1;
  const first = Math.max(from, until - plan.maxDays + 1);
  return { from: dateOf(Math.min(first, until)), until: dateOf(until) };
}

const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

export interface ReportProps {
  plan: ReportPlan;
  days: Days;
  query: { isError: boolean; refetch: () => unknown };
  children: ReactNode | undefined;
}

export function Report({ plan, days, query, children }: ReportProps) {
  const { title } = plan;
  if (query.isError) return <LoadFailed what={`“${title}”`} onRetry={query.refetch} />;
  return (
    <Panel title={title}>
      <p>
        <strong>
          {written.format(new Date(days.from))} to {written.format(new Date(days.until))}
        </strong>
      </p>
      <ReportNav key={`${days.from} ${days.until}`} plan={plan} days={days} />
      {children ?? <RowsSkeleton />}
    </Panel>
  );
}

function ReportNav({ plan, days }: Pick<ReportProps, 'plan' | 'days'>) {
  const today = indianDay(now());
  const last = dayOf(days.until);
  const length = last - dayOf(days.from) + 1;
  const placeOf = ({ from, until }: Days) => ({
    view: plan.title.toLowerCase(),
    reference: undefined,
    query: new URLSearchParams({ from, until }),
  });
  const link = (name: string, to: Days, isShown = false) => (
    <LinkButton
      key={name}
      kind="secondary"
      size="small"
      href={writePlace(placeOf(to))}
      aria-current={isShown ? 'page' : undefined}
    >
      {name}
    </LinkButton>
  );
  return (
    <nav className={styles.nav} aria-label="Days">
      <div className={view.row}>
        {[...plan.spans]
          .sort((one, other) => one - other)
          .map((span) =>
            link(`Last ${span} days`, daysUntil(today, span), last === today && span === length),
          )}
        {link('Earlier', daysUntil(last - length, length))}
        {last < today && link('Later', daysUntil(Math.min(last + length, today), length))}
        <Button kind="quiet" size="small" onClick={() => print()}>
          Print
        </Button>
      </div>
      <form
        className={view.row}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          goTo(placeOf({ from: String(data.get('from')), until: String(data.get('until')) }));
        }}
      >
        <TextField
          label="From"
          name="from"
          type="date"
          required
          max={dateOf(today)}
          defaultValue={days.from}
        />
        <TextField
          label="Until"
          name="until"
          type="date"
          required
          max={dateOf(today)}
          defaultValue={days.until}
        />
        <Button type="submit" kind="secondary">
          Show
        </Button>
      </form>
    </nav>
  );
}

export interface FiguresProps {
  figures: readonly (readonly [name: string, value: string | number, note?: string | undefined])[];
}

export const Figures = ({ figures }: FiguresProps) => (
  <dl className={styles.figures}>
    {figures.map(([name, value, note]) => (
      <div key={name} className={view.band}>
        <dt>{name}</dt>
        <dd>
          <strong>{value}</strong>
          {note && <span>{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
