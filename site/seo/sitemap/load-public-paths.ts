import { loadBrands } from '../../content/brand/load-brands.ts';
import { loadArticles } from '../../content/story/load-articles.ts';
import { hasMediaPage, loadMediaItems } from '../../content/story/load-media-items.ts';
import { listPublicPaths } from './public-paths.ts';

/** Every address that belongs into the sitemap, from the route table and the content. */
export async function loadPublicPaths(): Promise<string[]> {
  const [brands, articles, media] = await Promise.all([
    loadBrands(),
    loadArticles(),
    loadMediaItems(),
  ]);
  return listPublicPaths({
    brands: brands.map(({ slug }) => slug),
    articles: articles.map(({ id }) => id),
    media: media.filter(hasMediaPage).map(({ id }) => id),
  });
}
