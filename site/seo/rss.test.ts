import { expect, it } from 'vitest';
import { buildRss, type FeedItem } from './rss.ts';

const channel = {
  siteUrl: 'https://www.example.in',
  title: 'Blog',
  description: 'Notes',
  path: '/blog',
  feedPath: '/blog/rss.xml',
  copyright: '© 2025 Example',
};
const item: FeedItem = {
  path: '/blog/rent',
  title: 'Rent & "power" <now>',
  description: 'What a kitchen costs',
  author: 'Nidhi Arora',
  category: 'Finance',
  date: new Date('2024-09-16'),
  image: { path: '/assets/rent.webp', alt: 'A shop front' },
};

it('describes the channel, with absolute addresses', async () => {
  const feed = await buildRss(channel, [item]);
  expect(feed).toContain('<link>https://www.example.in/blog</link>');
  expect(feed).toContain('<atom:link href="https://www.example.in/blog/rss.xml" rel="self"');
  expect(feed).toContain('<language>en-IN</language>');
  expect(feed).toContain('<lastBuildDate>Mon, 16 Sep 2024 00:00:00 GMT</lastBuildDate>');
});

it('describes every entry in full', async () => {
  const feed = await buildRss(channel, [item, { ...item, path: '/blog/next' }]);
  expect(feed.match(/<item>/g)).toHaveLength(2);
  for (const expected of [
    '<link>https://www.example.in/blog/rent</link>',
    '<guid isPermaLink="true">https://www.example.in/blog/rent</guid>',
    '<dc:creator>Nidhi Arora</dc:creator>',
    '<category>Finance</category>',
    '<pubDate>Mon, 16 Sep 2024 00:00:00 GMT</pubDate>',
    '<media:content url="https://www.example.in/assets/rent.webp" medium="image">',
  ])
    expect(feed).toContain(expected);
});

it('escapes what XML would read as markup', async () => {
  expect(await buildRss(channel, [item])).toContain(
    '<title>Rent &amp; &quot;power&quot; &lt;now&gt;</title>',
  );
  const image = { path: '/rent.webp', alt: 'Cups < "plates"' };
  const feed = await buildRss(channel, [{ ...item, author: "Arora & O'Neil", image }]);
  expect(feed).toContain('<dc:creator>Arora &amp; O&apos;Neil</dc:creator>');
  expect(feed).toContain('<media:description>Cups &lt; &quot;plates&quot;</media:description>');
});

it('stays well-formed without entries', async () => {
  const feed = await buildRss(channel, []);
  expect(feed).not.toContain('lastBuildDate');
  expect(feed).toContain('</channel>');
});
