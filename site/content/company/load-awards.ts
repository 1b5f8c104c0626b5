import { getCollection } from 'astro:content';
import type { Award } from '../../islands/awards-carousel/award.ts';
import { byOrder } from '../shared/by-order.ts';

/** The awards in their order, reduced to what an island can take: plain values. */
export async function loadAwards(): Promise<Award[]> {
  const entries = (await getCollection('awards')).sort(byOrder);
  return entries.map(({ data: { id, title, description, picture } }) => ({
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
}
