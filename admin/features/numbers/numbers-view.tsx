import { skipToken, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { parseAttribution } from '../../../contract/attribution.ts';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { formatDay, indianDay, indianMidnight } from '../../../contract/desk/indian-clock.ts';
import { describeSum } from '../../../contract/desk/rupees.ts';
import {
  CAMPAIGN_DAYS,
  type Campaign,
  type Campaigns,
  campaignsSchema,
  weekSchema,
} from '../../../contract/desk/week.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { deskContentQuery } from '../../shared/contact/desk-content-query.ts';
import { t } from '../../shared/language/language.ts';
import { describeAttribution } from '../../shared/lead/describe-attribution.ts';
import { nameDay } from '../../shared/list-filter/filters.ts';
import { LoadFailed, RowsSkeleton } from '../../shared/loading.tsx';
import { Figures, type LogColumn, LogTable, Panel } from '../../shared/panel.tsx';
import { goTo, usePlace, writePlace } from '../../shared/place.ts';
import { useRole } from '../../shared/role.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import view from '../../shared/view.module.css';
import styles from './numbers.module.css';
import { Chart, WeekPanels } from './week.tsx';

/** First and last day in India: `2026-11-22`. */
type Days = Record<'from' | 'until', string>;

const SPANS = [7, 28, 91, 365];
/** Of more days only campaigns are counted: the answers of a year take the database too long. */
const MAX_WEEK_DAYS = 92;

const dayOf = (date: string): number => indianDay(Date.parse(`${date}T12:00:00+05:30`));
const dateOf = (day: number): string => formatDay(indianMidnight(day));
const lengthOf = ({ from, until }: Days): number => dayOf(until) - dayOf(from) + 1;

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
export function readDays(query: URLSearchParams, now: number): Days {
  const today = indianDay(now);
  const until = Math.min(readDay(query.get('until')) ?? today, today);
  const from = readDay(query.get('from')) ?? until - 6;
  const first = Math.max(from, until - CAMPAIGN_DAYS + 1);
  return { from: dateOf(Math.min(first, until)), until: dateOf(until) };
}

const placeOf = (days: Days) => ({ view: 'numbers', query: new URLSearchParams({ ...days }) });

function DaysNav({ days }: { days: Days }) {
  const today = indianDay(now());
  const last = dayOf(days.until);
  const length = lengthOf(days);
  const link = (name: string, to: Days, isShown = false) => (
    <LinkButton
      key={name}
      kind="secondary"
      size="small"
      href={writePlace(placeOf(to))}
      aria-current={isShown ? 'page' : undefined}
    >
      {t(name)}
    </LinkButton>
  );
  const field = (label: string, name: keyof Days) => (
    <TextField
      label={t(label)}
      name={name}
      type="date"
      required
      max={dateOf(today)}
      defaultValue={days[name]}
    />
  );
  return (
    <nav className={styles.nav} aria-label={t('Days')}>
      <div className={view.row}>
        {SPANS.map((span) =>
          link(
            t('Last {count} days', { count: span }),
            daysUntil(today, span),
            last === today && span === length,
          ),
        )}
        {link('Earlier', daysUntil(last - length, length))}
        {last < today && link('Later', daysUntil(Math.min(last + length, today), length))}
        <Button kind="quiet" size="small" onClick={() => print()}>
          {t('Print')}
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
        {field('From', 'from')}
        {field('Until', 'until')}
        <Button type="submit" kind="secondary">
          {t('Show')}
        </Button>
      </form>
    </nav>
  );
}

const MAX_TAPS = 500;
const tapsSchema = v.array(
  v.object({ at: v.string(), code: v.string(), page: v.string(), attribution: v.unknown() }),
);
type Tap = v.InferOutput<typeof tapsSchema>[number];

async function readNumbers(days: Days, isOwner: boolean, answer: DeskContent['answer']) {
  const span = { from_day: days.from, until_day: days.until };
  const hours = {
    aim_minutes: answer.aimMinutes,
    days: [...answer.days],
    from: answer.from,
    until: answer.until,
    reply_hours: LIMITS.replyHours,
  };
  const [week, campaigns, taps] = await Promise.all([
    lengthOf(days) <= MAX_WEEK_DAYS ? callDesk('desk_week', { ...span, hours }, weekSchema) : null,
    isOwner ? callDesk('desk_campaigns', span, campaignsSchema) : null,
    callDesk('chat_clicks', { at_most: MAX_TAPS }, tapsSchema),
  ]);
  const dayOfTap = ({ at }: Tap) => dateOf(indianDay(Date.parse(at)));
  return {
    week,
    campaigns,
    taps: taps.filter((tap) => dayOfTap(tap) >= days.from && dayOfTap(tap) <= days.until),
  };
}

export default function NumbersView() {
  const days = readDays(usePlace().query, now());
  const isOwner = useRole() === 'owner';
  const content = useQuery(deskContentQuery);
  const aim = content.data?.answer;
  const { data, isError, refetch } = useQuery({
    // Of the family of single leads, since work on any of them changes it.
    queryKey: ['desk-lead', 'numbers', days],
    queryFn: aim ? () => readNumbers(days, isOwner, aim) : skipToken,
  });
  const isFailed = isError || content.isError || content.data === null;
  return (
    <div className={view.form}>
      <p>
        <strong>
          {t('{from} to {until}', { from: nameDay(days.from), until: nameDay(days.until) })}
        </strong>
      </p>
      <DaysNav key={`${days.from} ${days.until}`} days={days} />
      {isFailed && <LoadFailed what="The numbers" onRetry={aim ? refetch : content.refetch} />}
      {!isFailed && !data && <RowsSkeleton />}
      {!isFailed && data && aim && (
        <>
          {data.week ? (
            <WeekPanels week={data.week} aim={aim} />
          ) : (
            <Panel
              title="Week"
              words={t('Choose at most {count} days to see it.', { count: MAX_WEEK_DAYS })}
            >
              {null}
            </Panel>
          )}
          {data.campaigns && <CampaignPanel answer={data.campaigns} />}
          <Panel
            title="WhatsApp taps"
            words={t(
              'A visitor who opens WhatsApp from the site leaves no number here. The message you get holds the reference, such as “Ref K7Q2”. The newest {count} are kept in view.',
              { count: MAX_TAPS },
            )}
          >
            <LogTable
              caption="Taps on WhatsApp links, newest first"
              columns={TAP_COLUMNS}
              rows={data.taps}
              keyOf={({ at, code }) => `${at} ${code}`}
              empty={<p className={view.muted}>{t('No taps on these days.')}</p>}
            />
          </Panel>
        </>
      )}
    </div>
  );
}

const TAP_COLUMNS: readonly LogColumn<Tap>[] = [
  { label: 'When', cell: ({ at }) => formatWritten(at) },
  { label: 'Reference', cell: ({ code }) => code },
  { label: 'Page', cell: ({ page }) => page },
  {
    label: 'Source',
    cell: ({ attribution }) => describeAttribution(parseAttribution(attribution)).join('. '),
  },
];

function nameCampaign({ source, campaign }: Campaign): string {
  if (source === null && campaign === null) return t('Not marked');
  return `${campaign ?? t('no campaign')} · ${source ?? t('no source')}`;
}

const DRAWN = 10;
const QUALIFIED =
  'Qualified: at Qualified or further today, won ones too. Not marked: the link named neither source nor campaign.';

function CampaignPanel({ answer }: { answer: Campaigns }) {
  const { campaigns, campaign_count: count } = answer;
  const gaps = { shown: campaigns.length, count };
  const more = count > gaps.shown && t('The largest {shown} of {count} are listed.', gaps);
  return (
    <Panel title="Campaigns" words={[t(QUALIFIED), more].filter(Boolean).join(' ')}>
      <Figures
        figures={[
          ['Enquiries', answer.enquiries],
          ['Their budgets', describeSum(answer.rupees)],
          ['Qualified', answer.qualified],
          ['Won', answer.won],
        ]}
      />
      <Chart
        title="Enquiries by campaign"
        words={
          gaps.shown > DRAWN ? t('The largest {count} are drawn.', { count: DRAWN }) : undefined
        }
        rows={campaigns.map((campaign) => ({
          name: nameCampaign(campaign),
          value: campaign.enquiries,
          more: [campaign.qualified, campaign.won, describeSum(campaign.rupees)],
        }))}
        heads={['Campaign · source', 'Enquiries', 'Qualified', 'Won', 'Budgets']}
        drawn={DRAWN}
        isTableOpen
      />
    </Panel>
  );
}
