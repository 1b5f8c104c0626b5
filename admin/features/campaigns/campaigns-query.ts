import { queryOptions } from '@tanstack/react-query';
import { campaignsSchema } from '../../../contract/desk/campaigns/campaigns.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import type { CampaignRange } from './campaign-range.ts';

/** What came of the campaigns. It is of the family of single leads, since work on any of them changes it. */
export const campaignsQuery = ({ from, until }: CampaignRange) =>
  queryOptions({
    queryKey: ['desk-lead', 'campaigns', from, until],
    queryFn: () =>
      callDesk('desk_campaigns', { from_day: from, until_day: until }, campaignsSchema),
    retry: false,
  });
