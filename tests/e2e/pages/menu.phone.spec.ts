import { formatDay } from '../../../contract/desk/indian-clock.ts';
import { menuPdfPath, menuTextPath, ROUTES } from '../../../contract/routes.ts';
import { begins } from '../../support/content/begins.ts';
import { loadMenus, loadPage, loadPromotions } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const words = await loadPage('menu');
const menus = await loadMenus();
const slugs = menus.map(({ slug }) => slug);
const today = formatDay(Date.now());
const promotions = await loadPromotions(today);
const last = menus.at(-1);
/** The first dish that is not vegetarian, and where it stands. */
const found = menus
  .flatMap(({ slug, categories }) => categories.map((category) => ({ slug, ...category })))
  .find(({ dishes }) => dishes.some(({ mark }) => mark === 'non-veg'));
const meat = found?.dishes.find(({ mark }) => mark === 'non-veg');

const offers = (page: Page) => page.getByRole('region', { name: words.offersLabel });

/** State of the first list's movement, as the browser runs it. */
const movement = (page: Page) =>
  offers(page)
    .getByRole('list')
    .evaluate((list) =>
      list.getAnimations().map((run) => ({ state: run.playState, ...run.effect?.getTiming() })),
    );

test.beforeEach(async ({ page }) => {
  await page.goto(ROUTES.menu);
});

test.describe('cards', () => {
  test('stand in their order, each with description, top sellers, categories and its two files', {
    tag: '@check',
  }, async ({ page }) => {
    const cards = page.getByRole('main').getByRole('article');
    expect(await cards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(slugs);
    const grounds = await cards
      .getByRole('heading', { level: 2 })
      .evaluateAll((signs) => signs.map((sign) => getComputedStyle(sign).backgroundColor));
    expect(new Set(grounds).size).toBe(slugs.length);
    for (const [place, card] of (await cards.all()).entries()) {
      const { slug = '', topSellers = [], categories = [] } = menus[place] ?? {};
      await expect(card.getByRole('heading', { name: words.card.topSellers })).toBeVisible();
      await expect(card.getByRole('list').first().getByRole('listitem')).toHaveCount(
        topSellers.length,
      );
      await expect(card.locator('details')).toHaveCount(categories.length);
      await expect(card.getByRole('link', { name: begins(words.card.download) })).toHaveAttribute(
        'href',
        menuPdfPath(slug),
      );
      await expect(card.getByRole('link', { name: begins(words.card.text) })).toHaveAttribute(
        'href',
        menuTextPath(slug),
      );
    }
  });

  test('unfold their dishes with marks and prices', { tag: '@check' }, async ({ page }) => {
    const card = page.locator(`#${found?.slug}`);
    const dish = card
      .locator('details')
      .getByRole('listitem')
      .filter({ hasText: meat?.name ?? '' });
    await expect(dish).toBeHidden();
    const summary = card.locator('summary').getByText(found?.name ?? '', { exact: true });
    // A card follows the scrolling: it has come to rest before the finger, which does not scroll, lands on it.
    await summary.scrollIntoViewIfNeeded();
    await summary.click();
    await expect(dish).toBeVisible();
    await expect(dish).toHaveText(/^Non-veg/);
    await expect(dish).toHaveText(new RegExp(`₹${meat?.price}$`));
  });

  test('are reached by the links that stick below the header', async ({ page }) => {
    const jump = page.getByRole('navigation', { name: words.jumpLabel });
    await expect(jump.getByRole('link')).toHaveCount(slugs.length);
    await jump.getByRole('link', { name: last?.brand.name ?? '' }).click();
    const sign = page.locator(`#${last?.slug}`).getByRole('heading', { level: 2 });
    await expect(sign).toBeInViewport({ ratio: 0.99 });
    await expect(jump).toBeInViewport();
    const top = await sign.evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(
      await jump.evaluate((navigation) => navigation.getBoundingClientRect().bottom),
    );
  });
});

test.describe('offers', () => {
  test.skip(promotions.length === 0, 'No offer holds today.');

  test('run without end, 30 s a round, until the button stops them', async ({ page }) => {
    await expect(offers(page).getByRole('list')).toHaveCount(1);
    for (const { name } of promotions) {
      await expect(offers(page).getByRole('link', { name })).toHaveCount(1);
    }
    expect(await movement(page)).toMatchObject([
      { state: 'running', duration: 30_000, iterations: Number.POSITIVE_INFINITY },
    ]);
    const pause = offers(page).getByRole('button', { name: words.pauseLabel });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    expect(await movement(page)).toMatchObject([{ state: 'paused' }]);
    await pause.click();
    expect(await movement(page)).toMatchObject([{ state: 'running' }]);
  });

  test('halt while they are out of sight', async ({ page }) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => movement(page)).toMatchObject([{ state: 'paused' }]);
    await offers(page).scrollIntoViewIfNeeded();
    await expect.poll(() => movement(page)).toMatchObject([{ state: 'running' }]);
  });

  test('stop while the mouse or the focus is on them', async ({ page }) => {
    // The mouse waits where the offers pass: a moving element cannot be hovered by its position.
    const { x, y } = (await offers(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 20);
    await expect.poll(() => movement(page)).toMatchObject([{ state: 'paused' }]);
    await page.mouse.move(0, 0);
    const last = offers(page).getByRole('link').last();
    await page.keyboard.press('Tab');
    await last.focus();
    expect(await movement(page)).toEqual([]);
    await expect(last).toBeInViewport();
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stand side by side, all in view at once', async ({ page }) => {
      expect(await movement(page)).toEqual([]);
      const width = page.viewportSize()?.width ?? 0;
      for (const offer of await offers(page).getByRole('link').all()) {
        const box = await offer.boundingBox();
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    });
  });
});
