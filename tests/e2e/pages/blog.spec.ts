import { articlePath, BLOG_FEED, ROUTES } from '../../../contract/routes.ts';
import {
  getCollection,
  loadArticles,
  loadMediaItems,
  loadPage,
} from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const words = await loadPage('blog');
const written = await loadArticles();
const items = await loadMediaItems();

const articles = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => articles(page).getByRole('heading').allTextContents();

test.describe('list of articles', () => {
  test('goes from the newest to all and back', { tag: '@check' }, async ({ page }) => {
    await page.goto(ROUTES.blog);
    await expect(articles(page)).toHaveCount(words.collapsedCount);
    const [featured] = await titles(page);

    const button = page.getByRole('button', { name: words.showAllLabel });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(articles(page)).toHaveCount(written.length);
    await expect(articles(page).nth(words.collapsedCount).getByRole('link')).toBeFocused();
    expect((await titles(page))[0]).toBe(featured);

    const less = page.getByRole('button', { name: words.showLessLabel });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await less.press('Enter');
    await expect(articles(page)).toHaveCount(words.collapsedCount);
    const again = page.getByRole('button', { name: words.showAllLabel });
    await expect(again).toBeFocused();
    await expect(again).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows all of them and no button that does nothing', async ({ page }) => {
      await page.goto(ROUTES.blog);
      await expect(articles(page)).toHaveCount(written.length);
      await expect(page.getByRole('button', { name: words.showAllLabel })).toHaveCount(0);
    });
  });
});

const revised = written.find(({ data }) => data.updated);
const oldest = written.at(-1)?.id ?? '';
/** One with an older and a newer neighbour. */
const between = written[1]?.id ?? '';

test.describe('article', () => {
  test('leads back to the blog', async ({ page }) => {
    await page.goto(ROUTES.blog);
    const first = articles(page).first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
    await page.getByRole('link', { name: words.backLabel }).click();
    await expect(page).toHaveURL(ROUTES.blog);
  });

  test('its contents lead to the headings, below the header', async ({ page }) => {
    await page.goto(articlePath(oldest));
    const contents = page.getByRole('navigation', { name: words.contentsLabel });
    const entry = contents.getByRole('link').last();
    const title = (await entry.textContent()) ?? '';
    await entry.click();
    const heading = page.getByRole('heading', { level: 2, name: title });
    await expect(heading).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute('id')}`);
    const roof = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((roof?.y ?? 0) + (roof?.height ?? 0));
  });

  test('offers three related articles, its neighbours and the franchise', async ({ page }) => {
    await page.goto(articlePath(between));
    const related = page.locator('section').filter({ hasText: words.relatedHeading });
    await expect(related.getByRole('article')).toHaveCount(3);
    const neighbours = page.getByRole('navigation', { name: 'Previous and next article' });
    await expect(neighbours.getByRole('link')).toHaveCount(2);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: words.closing.franchiseLabel })).toHaveAttribute(
      'href',
      ROUTES.franchise,
    );
    await expect(main.getByRole('link', { name: words.closing.contactLabel })).toHaveAttribute(
      'href',
      ROUTES.contact,
    );
  });
});

test('the feed is announced and holds every article', async ({ page, request }) => {
  await page.goto(ROUTES.blog);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', BLOG_FEED);
  await expect(page.getByRole('link', { name: words.feed.label })).toHaveAttribute(
    'href',
    BLOG_FEED,
  );
  const feed = await (await request.get(BLOG_FEED)).text();
  const links = [...feed.matchAll(/<guid isPermaLink="true">([^<]+)</g)];
  expect(links).toHaveLength(written.length);
  const [, first = ''] = links[0] ?? [];
  expect((await request.get(new URL(first).pathname)).status()).toBe(200);
});

test('every item of the media is there: news opens in place, a video on YouTube in a new tab', async ({
  page,
}) => {
  await page.goto(ROUTES.media);
  await expect(articles(page)).toHaveCount(items.length);
  const news = articles(page).filter({ hasText: /^News/ });
  for (const link of await news.getByRole('link').all()) {
    expect(await link.getAttribute('target')).toBeNull();
    expect(await link.getAttribute('href')).toMatch(/^\//);
  }
  const videos = articles(page)
    .filter({ hasText: /^Video/ })
    .getByRole('link');
  for (const { link } of items.filter(({ opensNewTab }) => opensNewTab)) {
    const video = videos.and(page.locator(`[href="${link}"]`));
    await expect(video).toHaveAttribute('target', '_blank');
    await expect(video).toHaveAttribute('rel', /noopener/);
  }
  expect((await news.count()) + (await videos.count())).toBe(items.length);
});

for (const { id, data, body } of await getCollection('legal')) {
  test(`${id} has its numbered sections and its date`, async ({ page }) => {
    const sections = body?.match(/^## \d+\. /gm)?.length ?? 0;
    expect(sections).toBeGreaterThan(0);
    await page.goto(`/${id}`);
    await expect(page.getByText(data.dateLabel).first()).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(sections);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const texts = await headings.allTextContents();
    expect(texts.map((text) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: sections }, (_, index) => index + 1),
    );
  });
}

test('an article that was revised says when, to readers and to search engines', async ({
  page,
}) => {
  test.skip(!revised, 'No article was revised.');
  await page.goto(articlePath(revised?.id ?? ''));
  const day = page.locator('dt:text-is("Updated") + dd time');
  await expect(day).toBeVisible();
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  expect(graph).toContain(`"dateModified":"${await day.getAttribute('datetime')}T00:00:00+05:30"`);
});
