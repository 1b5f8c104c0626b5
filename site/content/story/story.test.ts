import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { isChannelLink, isYouTubeLink, mayBeShown, mediaItemSchema } from './story.ts';

it.each([
  ['https://www.youtube.com/@yctfc', true, true],
  ['https://www.youtube.com/channel/UC123', true, true],
  ['https://www.youtube.com/watch?v=abc', true, false],
  ['https://youtu.be/abc', true, false],
  ['https://m.youtube.com/watch?v=abc', true, false],
  ['https://youtube.com.example.in/watch', false, false],
  ['https://vimeo.com/@yctfc', false, false],
  ['/media/expansion-milestone', false, false],
])('%s is on YouTube: %s, a channel: %s', (address, isThere, isChannel) => {
  expect([isYouTubeLink(address), isChannelLink(address)]).toEqual([isThere, isChannel]);
});

it('shows strangers no video of an account that nobody has confirmed', () => {
  const video = { videoUrl: 'https://www.youtube.com/@yctfc' };
  const items = [{ ...video, sample: true as const }, video, { sample: true as const }, {}];
  expect(items.map((one) => mayBeShown(one, false))).toEqual([false, true, true, true]);
  expect(items.map((one) => mayBeShown(one, true))).toEqual([true, true, true, true]);
});

const context = { image: z.string } as never;
const picture = { src: 'hall.jpg', alt: 'The hall at noon' };
const date = new Date('2026-11-21');
const item = {
  title: 'Opening',
  description: 'x'.repeat(60),
  type: 'news',
  source: 'The Daily',
  date,
  picture,
};

/** The fields that the schema refuses. */
const findFaults = (schema: z.ZodType, entry: object): string[] =>
  schema.safeParse(entry).error?.issues.map(({ path }) => path.join('.')) ?? [];

it.each([
  [{ type: 'video' }, ['videoUrl']],
  [{ type: 'video', videoUrl: 'https://youtu.be/abc' }, []],
  [{ type: 'award', videoUrl: 'https://youtu.be/abc' }, ['videoUrl']],
  [{ type: 'video', videoUrl: 'http://youtu.be/abc' }, ['videoUrl']],
])('an item leads to a video when it is one, and only then (%o)', (change, faults) => {
  expect(findFaults(mediaItemSchema(context), { ...item, ...change })).toEqual(faults);
});
