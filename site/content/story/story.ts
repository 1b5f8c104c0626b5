import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { routeNameSchema } from '../page/navigation.ts';
import { confirmedFact, fact, webAddressSchema } from '../shared/fields.ts';
import { pictureSchema } from '../shared/picture.ts';

/** `content/articles/<slug>.md`; the file's name is the slug, the newest article is featured. */
export const articleSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    title: z.string().min(5).max(52),
    excerpt: z.string().min(50).max(155).meta({
      title: 'Opening words',
      description: 'One or two sentences; lists and search engines show them.',
    }),
    author: confirmedFact(z.string()),
    date: z
      .date()
      .meta({ title: 'Date', description: 'A future date holds it back until that day.' }),
    updated: z.date().optional().meta({
      title: 'Changed on',
      description: 'When its text last changed, if it did; search engines are told.',
    }),
    category: z.string(),
    tradeFigures: fact(z.string()).optional().meta({
      title: 'Source of figures of the trade',
      description:
        'Where its figures come from that are not ours; without it a text may hold none.',
    }),
    picture: pictureSchema(image),
  });

/** An item with text has its own page; one without says where it leads. */
export const mediaItemSchema = ({ image }: SchemaContext) =>
  z
    .strictObject({
      title: z.string().min(5).max(52),
      description: z.string().min(50).max(155),
      type: z.enum(['news', 'award', 'video']),
      date: z.date().meta({ title: 'Date' }),
      source: z.string(),
      linkTo: routeNameSchema.optional().meta({ title: 'Page it leads to' }),
      videoUrl: webAddressSchema.optional().meta({ title: 'Address of the video' }),
      picture: pictureSchema(image),
      sample: z.literal(true).optional().meta({ title: 'Still to be confirmed' }),
    })
    .refine(({ type, videoUrl }) => (type === 'video') === (videoUrl !== undefined), {
      path: ['videoUrl'],
      message: 'an item of type video has a videoUrl, and no other item has one',
    });

/** What leads to an account that nobody has confirmed is not for strangers. */
export const mayBeShown = (
  { sample, videoUrl }: { sample?: true | undefined; videoUrl?: string | undefined },
  showsAll: boolean,
): boolean => showsAll || !(sample && videoUrl);

const HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'youtu.be', 'youtube-nocookie.com']);

/** Whether an address belongs to YouTube; a path of our own never does. */
export function isYouTubeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return HOSTS.has(new URL(address).hostname.replace(/^(www|m)\./, ''));
}

/** Whether an address of YouTube leads to a whole channel instead of one video. */
export const isChannelLink = (address: string): boolean =>
  isYouTubeLink(address) && /^\/(@|channel\/|c\/|user\/)/.test(new URL(address).pathname);
