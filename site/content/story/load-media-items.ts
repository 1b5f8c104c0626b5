import { type CollectionEntry, getCollection } from 'astro:content';
import { mediaPath, ROUTES } from '../../../contract/routes.ts';
import { showsSamples } from '../shared/fact.ts';
import { isOut } from './held-back.ts';
import { isYouTubeLink, mayBeShown } from './story.ts';

type MediaEntry = CollectionEntry<'media'>;

/** A media item and where its card leads. */
export type MediaItem = MediaEntry & {
  /** A path of this site or, for a video, an external URL. */
  link: string;
  isVideo: boolean;
  /** A video on YouTube opens in a new tab, everything else in the same one. */
  opensNewTab: boolean;
};

/** All media items that this build may show and whose day has come, the newest first. */
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

/** Whether the item has a text of its own and therefore a page. */
export const hasMediaPage = (entry: MediaEntry): boolean => Boolean(entry.body?.trim());

/** @throws when an item has neither text, video nor route, so that no card leads nowhere. */
function linkOf(entry: MediaEntry): string {
  if (hasMediaPage(entry)) return mediaPath(entry.id);
  const { videoUrl, linkTo } = entry.data;
  if (videoUrl) return videoUrl;
  if (linkTo) return ROUTES[linkTo];
  throw new Error(`content/media/${entry.id}.md needs a text, videoUrl or linkTo`);
}
