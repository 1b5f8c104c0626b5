import { getRssString } from '@astrojs/rss';

export interface FeedItem {
  path: string;
  title: string;
  description: string;
  author: string;
  category: string;
  /** Content dates carry no time and are read as UTC. */
  date: Date;
  image: { path: string; alt: string };
}

export interface FeedChannel {
  siteUrl: string;
  title: string;
  description: string;
  /** Path of the page with the same entries, and of the feed itself. */
  path: string;
  feedPath: string;
  copyright: string;
}

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  dc: 'http://purl.org/dc/elements/1.1/',
  media: 'http://search.yahoo.com/mrss/',
};

/** `lastBuildDate` is the newest entry's, so that the same content always gives the same bytes. */
export function buildRss(channel: FeedChannel, items: readonly FeedItem[]): Promise<string> {
  const { siteUrl, title, description, path } = channel;
  return getRssString({
    title,
    description,
    site: siteUrl + path,
    trailingSlash: false,
    xmlns: NAMESPACES,
    customData: aboutChannel(channel, items),
    items: items.map((item) => ({
      title: item.title,
      link: siteUrl + item.path,
      description: item.description,
      categories: [item.category],
      pubDate: item.date,
      customData: aboutItem(siteUrl, item),
    })),
  });
}

/** Channel elements for which the library has no option. */
function aboutChannel({ siteUrl, feedPath, copyright }: FeedChannel, items: readonly FeedItem[]) {
  const newest = Math.max(...items.map(({ date }) => date.getTime()));
  return [
    element('language', 'en-IN'),
    element('copyright', copyright),
    ...(items.length > 0 ? [element('lastBuildDate', new Date(newest).toUTCString())] : []),
    `<atom:link href="${escapeXml(siteUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
  ].join('');
}

/** Author and picture. RSS's own `author` must be an e-mail address, hence Dublin Core's `creator`. */
const aboutItem = (siteUrl: string, { author, image }: FeedItem): string =>
  element('dc:creator', author) +
  `<media:content url="${escapeXml(siteUrl + image.path)}" medium="image">` +
  `${element('media:description', image.alt)}</media:content>`;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** The library parses this text and would escape HTML's entities a second time. */
const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
