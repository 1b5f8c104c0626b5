import { useQuery } from '@tanstack/react-query';
import type { Campaigns } from '../../../contract/desk/campaigns/campaigns.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CircleAlert } from '../../../ui/icon/icons.ts';
import { Chart } from '../../shared/chart/chart.tsx';
import { usePlace } from '../../shared/place/place.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { now } from '../../shared/time/now.ts';
import { readRange } from './campaign-range.ts';
import styles from './campaigns.module.css';
import { campaignsQuery } from './campaigns-query.ts';
import { nameCampaign } from './name-campaign.ts';
import { RangeForm } from './range-form.tsx';

/** More bars than these say less. */
const DRAWN = 10;
const HEADS = ['Campaign · source', 'Enquiries', 'Qualified', 'Won'];
const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** Which campaigns bring enquiries, and what comes of those. */
export default function CampaignsView() {
  const range = readRange(usePlace().query, now());
  const query = useQuery(campaignsQuery(range));
  if (query.isError) {
    return (
      <EmptyState
        icon={CircleAlert}
        title="The campaigns could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try again</Button>}
      >
        Nothing is lost; the figures are counted anew each time.
      </EmptyState>
    );
  }
  return (
    <div className={styles.campaigns}>
      <h2 className={styles.title}>Campaigns</h2>
      <p>
        <strong>
          {written.format(new Date(range.from))} to {written.format(new Date(range.until))}
        </strong>
      </p>
      <RangeForm key={`${range.from} ${range.until}`} range={range} />
      {query.data ? <Figures answer={query.data} /> : <RowsSkeleton />}
    </div>
  );
}

function Figures({ answer }: { answer: Campaigns }) {
  const { campaigns, campaign_count: count } = answer;
  const figures = [
    ['Enquiries', answer.enquiries],
    ['Qualified', answer.qualified],
    ['Won', answer.won],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>
        Enquiries that came in on these days in India. Qualified are those that stand at Qualified
        or further today, with those that are won. Not marked are those whose link named neither
        source nor campaign.
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
