import { articlePath, mediaPath } from '../../contract/routes.ts';
import { loadArticles } from '../content/story/load-articles.ts';
import { hasMediaPage, loadMediaItems } from '../content/story/load-media-items.ts';
import { pictureFile } from '../pictures/picture-file.ts';
import type { CardDraft } from './card.ts';
import { HOUSE_PAINTS } from './paints.ts';

/** Each article and each media item that has a page. */
export async function loadStoryCards(): Promise<CardDraft[]> {
  const [articles, media] = await Promise.all([loadArticles(), loadMediaItems()]);
  return [
    ...articles.map(({ id, data }) => storyCard(articlePath(id), `Blog · ${data.category}`, data)),
    ...media.filter(hasMediaPage).map(({ id, data }) => storyCard(mediaPath(id), 'Media', data)),
  ];
}

type Story = Pick<
  Awaited<ReturnType<typeof loadArticles>>[number]['data'] & object,
  'title' | 'picture'
>;

const storyCard = (path: string, kicker: string, { title, picture }: Story): CardDraft => ({
  path,
  title,
  kicker,
  alt: `${title}: ${picture.alt}`,
  paint: HOUSE_PAINTS.cream,
  layout: 'plate',
  photo: pictureFile(picture.src),
});
