import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { ROUTES } from '../../../contract/routes.ts';
import { pictureSchema } from '../shared/picture.ts';

type RouteName = keyof typeof ROUTES;

/**
 * `content/media/<slug>.md`. An item with text has its own page at /media/<slug>; one without says
 * in `linkTo` (a route name) or, for a video, in `videoUrl` where it leads.
 */
export const mediaItemSchema = ({ image }: SchemaContext) =>
  z
    .strictObject({
      title: z.string().min(5).max(52),
      description: z.string().min(50).max(155),
      type: z.enum(['news', 'award', 'video']),
      date: z.date(),
      source: z.string(),
      linkTo: z.enum(Object.keys(ROUTES) as [RouteName, ...RouteName[]]).optional(),
      videoUrl: z.url({ protocol: /^https$/ }).optional(),
      picture: pictureSchema(image),
      sample: z.literal(true).optional(),
    })
    .refine(({ type, videoUrl }) => (type === 'video') === (videoUrl !== undefined), {
      path: ['videoUrl'],
      message: 'an item of type video has a videoUrl, and no other item has one',
    });

const HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'youtu.be', 'youtube-nocookie.com']);

/** Whether an address belongs to YouTube; a path of our own never does. */
export function isYouTubeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return HOSTS.has(new URL(address).hostname.replace(/^(www|m)\./, ''));
}
