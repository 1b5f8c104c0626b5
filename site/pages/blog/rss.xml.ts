import { getImage } from 'astro:assets';
import type { APIRoute } from 'astro';
import { articlePath, BLOG_FEED, ROUTES } from '../../../contract/routes.ts';
import { loadCompany } from '../../content/load-company.ts';
import { loadPage } from '../../content/page/load-page.ts';
import { loadArticles } from '../../content/story/load-articles.ts';
import { loadSiteFacts } from '../../seo/load-site-facts.ts';
import { buildRss } from '../../seo/rss.ts';

export const GET: APIRoute = async ({ site }) => {
  const [{ url }, company, page, articles] = await Promise.all([
    loadSiteFacts(site),
    loadCompany(),
    loadPage('blog'),
    loadArticles(),
  ]);
  const items = articles.map(async ({ id, data, writtenBy }) => {
    const { src } = await getImage({ src: data.picture.src, width: 1200, format: 'webp' });
    const image = { path: src, alt: data.picture.alt };
    return { ...data, author: writtenBy, path: articlePath(id), description: data.excerpt, image };
  });
  const channel = {
    siteUrl: url,
    title: `${company.tradeName} blog`,
    description: page.seo.description,
    path: ROUTES.blog,
    feedPath: BLOG_FEED,
    copyright: `© ${company.copyrightYear} ${company.legalName}`,
  };
  return new Response(await buildRss(channel, await Promise.all(items)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};
