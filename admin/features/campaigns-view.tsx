import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CAMPAIGN_DAYS,
  type Campaign,
  type Campaigns,
  campaignsSchema,
} from '../../contract/desk/campaigns.ts';
import { formatDay } from '../../contract/desk/indian-clock.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { callDesk } from '../shared/backend/call-desk.ts';
import { Chart } from '../shared/chart/chart.tsx';
import styles from '../shared/chart/report.module.css';
import { Figures, Report, ReportFailed, ReportNav } from '../shared/chart/report.tsx';
import { goTo, usePlace, writePlace } from '../shared/place/place.ts';
import { now } from '../shared/time/now.ts';

/** How many days the links offer; the second where the address says nothing. */
const SPANS = [7, 28, 91, CAMPAIGN_DAYS - 1] as const;
const USUAL = SPANS[1];

interface CampaignRange {
  /** First and last day in India: `2026-11-22`. */
  from: string;
  until: string;
}

const DAY_MS = 24 * 60 * 60_000;
/** @returns the day so many days later */
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A day of the calendar, or undefined. */
function readDay(said: string | null): string | undefined {
  if (!said || !/^\d{4}-\d\d-\d\d$/.test(said) || Number.isNaN(Date.parse(said))) return undefined;
  // The 30th of February would be a day of March.
  return later(said, 0) === said ? said : undefined;
}

/** So many days up to today. */
export function lastDays(days: number, now: number): CampaignRange {
  const until = formatDay(now);
  return { from: later(until, 1 - days), until };
}

/** The days that an address asks for; what it cannot mean becomes the nearest that it can. */
export function readRange(query: URLSearchParams, now: number): CampaignRange {
  const today = formatDay(now);
  const asked = readDay(query.get('until'));
  const until = asked && asked <= today ? asked : today;
  const from = readDay(query.get('from')) ?? later(until, 1 - USUAL);
  const earliest = later(until, 1 - CAMPAIGN_DAYS);
  if (from > until) return { from: until, until };
  if (from < earliest) return { from: earliest, until };
  return { from, until };
}

const placeOf = ({ from, until }: CampaignRange) => ({
  view: 'campaigns',
  reference: undefined,
  query: new URLSearchParams({ from, until }),
});

/** Chooses the days that are counted. @param range the days that are shown now */
function RangeForm({ range }: { range: CampaignRange }) {
  const [from, setFrom] = useState(range.from);
  const [until, setUntil] = useState(range.until);
  const today = lastDays(1, now()).until;
  return (
    <>
      <ReportNav>
        {SPANS.map((days) => {
          const span = lastDays(days, now());
          const isShown = span.from === range.from && span.until === range.until;
          return (
            <LinkButton
              key={days}
              kind="secondary"
              size="small"
              href={writePlace(placeOf(span))}
              aria-current={isShown ? 'page' : undefined}
            >
              Last {days} days
            </LinkButton>
          );
        })}
      </ReportNav>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          goTo(placeOf({ from, until }));
        }}
      >
        <TextField
          label="From"
          name="from"
          type="date"
          required
          max={until}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label="Until"
          name="until"
          type="date"
          required
          min={from}
          max={today}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <Button type="submit" kind="secondary">
          Show
        </Button>
      </form>
    </>
  );
}

/** One name for source and campaign, no two of which are alike. */
function nameCampaign({ source, campaign }: Pick<Campaign, 'source' | 'campaign'>): string {
  if (source === null && campaign === null) return 'Not marked';
  return `${campaign ?? 'no campaign'} · ${source ?? 'no source'}`;
}

/** What came of the campaigns. It is of the family of single leads, since work on any of them changes it. */
const campaignsQuery = ({ from, until }: CampaignRange) =>
  queryOptions({
    queryKey: ['desk-lead', 'campaigns', from, until],
    queryFn: () =>
      callDesk('desk_campaigns', { from_day: from, until_day: until }, campaignsSchema),
    retry: false,
  });

/** More bars than these say less. */
const DRAWN = 10;
const HEADS = ['Campaign · source', 'Enquiries', 'Qualified', 'Won'];

/** Which campaigns bring enquiries, and what comes of those. */
export default function CampaignsView() {
  const range = readRange(usePlace().query, now());
  const query = useQuery(campaignsQuery(range));
  if (query.isError) return <ReportFailed what="campaigns" onRetry={() => void query.refetch()} />;
  return (
    <Report
      title="Campaigns"
      range={range}
      nav={<RangeForm key={`${range.from} ${range.until}`} range={range} />}
    >
      {query.data && <CampaignFigures answer={query.data} />}
    </Report>
  );
}

function CampaignFigures({ answer }: { answer: Campaigns }) {
  const { campaigns, campaign_count: count } = answer;
  return (
    <>
      <Figures
        figures={[
          ['Enquiries', answer.enquiries],
          ['Qualified', answer.qualified],
          ['Won', answer.won],
        ]}
      >
        Enquiries that came in on these days in India. Qualified are those that are at Qualified or
        further today, with those that are won. Not marked are those whose link named neither source
        nor campaign.
        {count > campaigns.length && ` The largest ${campaigns.length} of ${count} are listed.`}
      </Figures>
      <Chart
        title="Enquiries by campaign"
        words={campaigns.length > DRAWN ? `The largest ${DRAWN} are drawn.` : ''}
        kind="bar"
        rows={campaigns.map((campaign) => ({
          name: nameCampaign(campaign),
          value: campaign.enquiries,
          more: [campaign.qualified, campaign.won],
        }))}
        heads={HEADS}
        empty="No enquiry came in on these days."
        drawn={DRAWN}
        isTableOpen
      />
    </>
  );
}
