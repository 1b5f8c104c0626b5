/** One entry of a feed; paths begin with a slash and become absolute. */
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
  /** Public address without a trailing slash. */
  siteUrl: string;
  title: string;
  description: string;
  /** Path of the page that the feed follows, and of the feed itself. */
  path: string;
  feedPath: string;
  copyright: string;
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

/**
 * An RSS 2.0 document with `items` in their order. `lastBuildDate` is the newest entry's date, so
 * that the same content always gives the same bytes.
 */
export function buildRss(channel: FeedChannel, items: readonly FeedItem[]): string {
  const { siteUrl, title, description, path, feedPath, copyright } = channel;
  const newest = Math.max(...items.map(({ date }) => date.getTime()));
  const lines = [
    element('title', title),
    element('link', siteUrl + path),
    element('description', description),
    element('language', 'en-IN'),
    element('copyright', copyright),
    ...(items.length > 0 ? [element('lastBuildDate', new Date(newest).toUTCString())] : []),
    `<atom:link href="${escapeXml(siteUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => buildItem(siteUrl, item)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${NAMESPACES}>
<channel>
${lines.join('\n')}
</channel>
</rss>
`;
}

function buildItem(siteUrl: string, item: FeedItem): string {
  const url = siteUrl + item.path;
  const picture = escapeXml(siteUrl + item.image.path);
  return [
    '<item>',
    element('title', item.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('description', item.description),
    element('dc:creator', item.author),
    element('category', item.category),
    element('pubDate', item.date.toUTCString()),
    `<media:content url="${picture}" medium="image">`,
    element('media:description', item.image.alt),
    '</media:content>',
    '</item>',
  ].join('\n');
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
