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
  const awards = entries.map(({ data: { id, title, description, picture } }) => ({
    id,
    title,
    description,
    image: {
      src: picture.src.src,
      alt: picture.alt,
      width: picture.src.width,
      height: picture.src.height,
    },
  }));
  return { awards, areConfirmed };
}
