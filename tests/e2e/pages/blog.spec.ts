import { articlePath, BLOG_FEED, ROUTES } from '../../../contract/routes.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const articles = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => articles(page).getByRole('heading').allTextContents();

test.describe('list of articles', () => {
  test('goes from four to all eleven and back', async ({ page }) => {
    await page.goto(ROUTES.blog);
    await expect(articles(page)).toHaveCount(4);
    const [featured] = await titles(page);

    const button = page.getByRole('button', { name: 'View All Blogs' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(articles(page)).toHaveCount(11);
    await expect(articles(page).nth(4).getByRole('link')).toBeFocused();
    expect((await titles(page))[0]).toBe(featured);

    const less = page.getByRole('button', { name: 'Show Less' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await less.press('Enter');
    await expect(articles(page)).toHaveCount(4);
    const again = page.getByRole('button', { name: 'View All Blogs' });
    await expect(again).toBeFocused();
    await expect(again).toBeInViewport();
  });

  test('features the newest article, and it alone', async ({ page }) => {
    await page.goto(ROUTES.blog);
    await page.getByRole('button', { name: 'View All Blogs' }).click();
    const dates = await articles(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toHaveLength(11);
    expect(dates).toEqual([...dates].sort().reverse());
    await expect(articles(page).filter({ hasText: 'Featured' })).toHaveCount(1);
    await expect(articles(page).first()).toContainText('Featured');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows all eleven and no button that does nothing', async ({ page }) => {
      await page.goto(ROUTES.blog);
      await expect(articles(page)).toHaveCount(11);
      await expect(page.getByRole('button', { name: 'View All Blogs' })).toHaveCount(0);
    });
  });
});

test.describe('article', () => {
  test('leads back to the blog', async ({ page }) => {
    await page.goto(ROUTES.blog);
    const first = articles(page).first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to blog' }).click();
    await expect(page).toHaveURL(ROUTES.blog);
  });

  test('its contents lead to the headings, below the header', async ({ page }) => {
    await page.goto('/blog/rise-of-cloud-kitchens-in-india');
    const contents = page.getByRole('navigation', { name: 'In this article' });
    const entry = contents.getByRole('link').nth(2);
    const words = (await entry.textContent()) ?? '';
    await entry.click();
    const heading = page.getByRole('heading', { level: 2, name: words });
    await expect(heading).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute('id')}`);
    const roof = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((roof?.y ?? 0) + (roof?.height ?? 0));
  });

  test('offers three related articles, its neighbours and the franchise', async ({ page }) => {
    await page.goto('/blog/food-safety-standards-modern-kitchens');
    const related = page.locator('section').filter({ hasText: 'Related articles' });
    await expect(related.getByRole('article')).toHaveCount(3);
    const neighbours = page.getByRole('navigation', { name: 'Previous and next article' });
    await expect(neighbours.getByRole('link')).toHaveCount(2);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'See franchise models' })).toHaveAttribute(
      'href',
      ROUTES.franchise,
    );
    await expect(main.getByRole('link', { name: 'Talk to us' })).toHaveAttribute(
      'href',
      ROUTES.contact,
    );
  });
});

test('the feed is announced and holds every article', async ({ page, request }) => {
  await page.goto(ROUTES.blog);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', BLOG_FEED);
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', BLOG_FEED);
  const feed = await (await request.get(BLOG_FEED)).text();
  const links = [...feed.matchAll(/<guid isPermaLink="true">([^<]+)</g)];
  expect(links).toHaveLength(11);
  const [, first = ''] = links[0] ?? [];
  expect((await request.get(new URL(first).pathname)).status()).toBe(200);
});

test.describe('media', () => {
  test('five items: news opens in place, a video on YouTube in a new tab', async ({ page }) => {
    await page.goto(ROUTES.media);
    await expect(articles(page)).toHaveCount(5);
    const news = articles(page).filter({ hasText: /^News/ });
    for (const link of await news.getByRole('link').all()) {
      expect(await link.getAttribute('target')).toBeNull();
      expect(await link.getAttribute('href')).toMatch(/^\//);
    }
    const video = articles(page)
      .filter({ hasText: /^Video/ })
      .getByRole('link');
    await expect(video).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//);
    await expect(video).toHaveAttribute('target', '_blank');
    await expect(video).toHaveAttribute('rel', /noopener/);
    expect((await news.count()) + (await video.count())).toBe(5);
  });

  for (const slug of ['expansion-milestone', 'best-franchise-award']) {
    test(`${slug} leads back to media`, async ({ page }) => {
      await page.goto(`${ROUTES.media}/${slug}`);
      await page.getByRole('link', { name: 'Back to media' }).click();
      await expect(page).toHaveURL(ROUTES.media);
    });
  }

  test('names a press contact with e-mail and phone', async ({ page }) => {
    await page.goto(ROUTES.media);
    const press = page.locator('section').filter({ hasText: 'Press contact' });
    await expect(press.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(press.locator('a[href^="tel:+91"]')).toBeVisible();
  });
});

for (const [path, sections, date] of [
  [ROUTES.privacy, 10, 'Effective Jan 1, 2024'],
  [ROUTES.terms, 11, 'Updated January 2025'],
] as const) {
  test(`${path} has ${sections} numbered sections and its date`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(date).first()).toBeVisible();
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
  await page.goto(articlePath('how-to-open-franchise-india'));
  const day = page.locator('dt:text-is("Updated") + dd time');
  await expect(day).toBeVisible();
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  expect(graph).toContain(`"dateModified":"${await day.getAttribute('datetime')}"`);
});
