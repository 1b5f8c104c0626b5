import { useQuery } from '@tanstack/react-query';
import {
  CAMPAIGN_DAYS,
  type Campaign,
  type Campaigns,
  campaignsSchema,
} from '../../contract/desk/campaigns.ts';
import { callDesk } from '../shared/backend/call-desk.ts';
import { Chart } from '../shared/chart/chart.tsx';
import { Figures, Report, type ReportPlan, readDays } from '../shared/chart/report.tsx';
import { usePlace } from '../shared/place.ts';
import { now } from '../shared/time/now.ts';
import view from '../shared/view.module.css';

const PLAN: ReportPlan = { title: 'Campaigns', spans: [28, 7, 91, 365], maxDays: CAMPAIGN_DAYS };

function nameCampaign({ source, campaign }: Pick<Campaign, 'source' | 'campaign'>): string {
  if (source === null && campaign === null) return 'Not marked';
  return `${campaign ?? 'no campaign'} · ${source ?? 'no source'}`;
}

const DRAWN = 10;
const HEADS = ['Campaign · source', 'Enquiries', 'Qualified', 'Won'];

export default function CampaignsView() {
  const days = readDays(usePlace().query, now(), PLAN);
  const { from, until } = days;
  const query = useQuery({
    // Of the family of single leads, since work on any of them changes it.
    queryKey: ['desk-lead', 'campaigns', from, until],
    queryFn: () =>
      callDesk('desk_campaigns', { from_day: from, until_day: until }, campaignsSchema),
  });
  return (
    <Report plan={PLAN} days={days} query={query}>
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
      />
      <p className={view.muted}>
        Enquiries that came in on these days in India. Qualified are those at Qualified or further
        today, including won ones. Not marked are those whose link named neither source nor
        campaign.
        {count > campaigns.length && ` The largest ${campaigns.length} of ${count} are listed.`}
      </p>
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
