import { getCollection } from 'astro:content';
import type { Award } from '../../islands/awards-carousel/award.ts';
import { byOrder } from '../shared/by-order.ts';
import { showsSamples } from '../shared/fact.ts';

export interface Awards {
  /** In their order, reduced to what an island can take: plain values. */
  awards: Award[];
  /** No sample is among them that this build must not praise. */
  areConfirmed: boolean;
}

export async function loadAwards(): Promise<Awards> {
  const entries = (await getCollection('awards')).sort(byOrder);
  const areConfirmed = showsSamples() || entries.every(({ data }) => !data.sample);
  const awards = entries.flatMap(({ data: { id, claim, description, picture } }) => {
    const { src, width, height } = picture.src;
    if (!claim) return [];
    return [
      { id, title: claim.value, description, image: { src, alt: picture.alt, width, height } },
    ];
  });
  return { awards, areConfirmed };
}
