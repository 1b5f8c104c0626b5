import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { articlePath, ROUTES } from '../../../contract/routes.ts';
import { loadCompany } from '../../content/load-company.ts';
import { loadPage } from '../../content/page/load-page.ts';
import { loadArticles } from '../../content/story/load-articles.ts';

export const GET: APIRoute = async ({ site }) => {
  const [company, page, articles] = await Promise.all([
    loadCompany(),
    loadPage('blog'),
    loadArticles(),
  ]);
  return rss({
    title: `${company.tradeName} blog`,
    description: page.seo.description,
    site: new URL(ROUTES.blog, site),
    trailingSlash: false,
    customData: '<language>en-IN</language>',
    items: articles.map(({ id, data }) => ({
      title: data.title,
      link: new URL(articlePath(id), site).href,
      description: data.excerpt,
      categories: [data.category],
      pubDate: data.date,
    })),
  });
};
