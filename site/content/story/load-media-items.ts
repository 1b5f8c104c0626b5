import { type CollectionEntry, getCollection } from 'astro:content';
import { mediaPath, ROUTES } from '../../../contract/routes.ts';
import { showsSamples } from '../shared/fields.ts';
import { isOut } from './held-back.ts';
import { isYouTubeLink, mayBeShown } from './story.ts';

type MediaEntry = CollectionEntry<'media'>;

export type MediaItem = MediaEntry & {
  /** A path of this site or, for a video, an external URL. */
  link: string;
  isVideo: boolean;
  /** A video on YouTube opens in a new tab, everything else in the same one. */
  opensNewTab: boolean;
};

export async function loadMediaItems(): Promise<MediaItem[]> {
  const entries = await getCollection('media');
  const now = new Date();
  return entries
    .filter(({ data }) => mayBeShown(data, showsSamples()) && isOut(data.date, now))
    .map((entry) => {
      const link = linkOf(entry);
      const isVideo = entry.data.type === 'video';
      return { ...entry, link, isVideo, opensNewTab: isVideo && isYouTubeLink(link) };
    })
    .sort((left, right) => right.data.date.getTime() - left.data.date.getTime());
}

export const hasMediaPage = (entry: MediaEntry): boolean => Boolean(entry.body?.trim());

/** @throws when an item has neither text, video nor route, so that no card leads nowhere. */
function linkOf(entry: MediaEntry): string {
  if (hasMediaPage(entry)) return mediaPath(entry.id);
  const { videoUrl, linkTo } = entry.data;
  if (videoUrl) return videoUrl;
  if (linkTo) return ROUTES[linkTo];
  throw new Error(`content/media/${entry.id}.md needs a text, videoUrl or linkTo`);
}
