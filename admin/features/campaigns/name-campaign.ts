import type { Campaign } from '../../../contract/desk/campaigns/campaigns.ts';

/** One name for source and campaign, no two of which are alike. */
export function nameCampaign({ source, campaign }: Pick<Campaign, 'source' | 'campaign'>): string {
  if (source === null && campaign === null) return 'Not marked';
  return `${campaign ?? 'no campaign'} · ${source ?? 'no source'}`;
}
