import { useQuery } from '@tanstack/react-query';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import type { Week } from '../../../contract/desk/week.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CircleAlert } from '../../../ui/icon/icons.ts';
import { deskContentQuery } from '../../shared/contact/greeting.ts';
import { usePlace, writePlace } from '../../shared/place/place.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { now } from '../../shared/time/now.ts';
import { describeTime, shareInTime } from './describe-time.ts';
import { LateAnswers } from './late-answers.tsx';
import styles from './week.module.css';
import { WeekCharts } from './week-charts.tsx';
import { weekQuery } from './week-query.ts';
import { readRange, SPANS, spanQuery, type WeekRange } from './week-range.ts';

/** How a stretch of days went: how soon we answered, who waited too long, what came of it. */
export default function WeekView() {
  const place = usePlace();
  const range = readRange(place.query, now());
  const content = useQuery(deskContentQuery);
  const query = useQuery(weekQuery(range.from, range.until, content.data?.answer));

  if (query.isError || content.isError || content.data === null) {
    return (
      <EmptyState
        icon={CircleAlert}
        title="The week could not be loaded"
        action={
          <Button onClick={() => void (query.isError ? query : content).refetch()}>
            Try again
          </Button>
        }
      >
        Nothing is lost; the figures are counted anew each time.
      </EmptyState>
    );
  }
  return (
    <div className={styles.week}>
      <WeekHead range={range} />
      {!query.data || !content.data ? (
        <RowsSkeleton />
      ) : (
        <>
          <Figures answers={query.data.answers} aim={content.data.answer} />
          <WeekCharts week={query.data} />
          <LateAnswers week={query.data} />
        </>
      )}
    </div>
  );
}

const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

function WeekHead({ range }: { range: WeekRange }) {
  const link = (query: URLSearchParams) =>
    writePlace({ view: 'week', reference: undefined, query });
  return (
    <header className={styles.part}>
      <h2 className={styles.title}>Week</h2>
      <p>
        <strong>
          {written.format(new Date(range.from))} to {written.format(new Date(range.until))}
        </strong>
      </p>
      <nav className={styles.spans} aria-label="Days">
        {SPANS.map((span) => (
          <LinkButton
            key={span}
            kind="secondary"
            size="small"
            href={link(spanQuery(span))}
            aria-current={!range.later && span === range.span ? 'page' : undefined}
          >
            {span === 7 ? 'Last 7 days' : 'Last 4 weeks'}
          </LinkButton>
        ))}
        <LinkButton kind="quiet" size="small" href={link(range.earlier)}>
          Earlier
        </LinkButton>
        {range.later && (
          <LinkButton kind="quiet" size="small" href={link(range.later)}>
            Later
          </LinkButton>
        )}
        <Button kind="quiet" size="small" onClick={() => print()}>
          Print
        </Button>
      </nav>
    </header>
  );
}

function Figures({ answers, aim }: { answers: Week['answers']; aim: DeskContent['answer'] }) {
  const figures = [
    ['Enquiries', answers.enquiries],
    ['Answered', answers.answered],
    [`Answered within ${aim.aimMinutes} minutes`, shareInTime(answers) ?? '–'],
    ['Half were answered within', describeTime(answers.median_seconds)],
    ['Nine in ten were answered within', describeTime(answers.p90_seconds)],
    ['Still in time to be answered', answers.waits],
  ] as const;
  return (
    <>
      <dl className={styles.answers}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>
        Times are working time, {aim.from}:00 to {aim.until}:00 on working days. Who took the
        enquiry back before an answer is not counted as late.
      </p>
    </>
  );
}
