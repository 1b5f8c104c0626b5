import { menuPdfPath, menuTextPath, ROUTES } from '../../../contract/routes.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const SLUGS = [
  'roll-nation',
  'delhi-gali',
  'chini-talkeez',
  'valley-vista-cafe',
  'the-brown-burger',
  'mystic-wellness-cafe',
  'yctfc-momos',
  'yctfc-idli-from-south',
];

const offers = (page: Page) => page.getByRole('region', { name: 'Offers' });

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
  test('are eight, each with description, top sellers, categories and a download', async ({
    page,
  }) => {
    const cards = page.getByRole('main').getByRole('article');
    expect(await cards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(SLUGS);
    const grounds = await cards
      .getByRole('heading', { level: 2 })
      .evaluateAll((signs) => signs.map((sign) => getComputedStyle(sign).backgroundColor));
    expect(new Set(grounds).size).toBe(SLUGS.length);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { name: 'Top sellers' })).toBeVisible();
      await expect(card.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
      expect(await card.locator('details').count()).toBeGreaterThanOrEqual(4);
      await expect(card.getByRole('link', { name: /^Download Menu/ })).toBeVisible();
    }
  });

  test('unfold their dishes with marks and prices', async ({ page }) => {
    const card = page.locator('#roll-nation');
    const dish = card.getByRole('listitem').filter({ hasText: 'Single egg roll' });
    await expect(dish).toBeHidden();
    await card.getByText('Egg rolls', { exact: true }).click();
    await expect(dish).toBeVisible();
    await expect(dish).toHaveText(/^Non-veg.*Single egg roll.*egg.*₹90$/);
  });

  test('are reached by the links that stick below the header', async ({ page }) => {
    const jump = page.getByRole('navigation', { name: 'Menus on this page' });
    await expect(jump.getByRole('link')).toHaveCount(SLUGS.length);
    await jump.getByRole('link', { name: 'YCTFC Momos' }).click();
    const sign = page.locator('#yctfc-momos').getByRole('heading', { level: 2 });
    await expect(sign).toBeInViewport({ ratio: 0.99 });
    await expect(jump).toBeInViewport();
    const top = await sign.evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(
      await jump.evaluate((navigation) => navigation.getBoundingClientRect().bottom),
    );
  });
});

test.describe('downloads', () => {
  test('a PDF and a text file stand behind every card', async ({ page }) => {
    for (const slug of SLUGS) {
      const card = page.locator(`#${slug}`);
      const files = [
        [/^Download Menu/, menuPdfPath(slug), 'application/pdf'],
        [/^Text version/, menuTextPath(slug), 'text/plain'],
      ] as const;
      for (const [name, path, type] of files) {
        await expect(card.getByRole('link', { name })).toHaveAttribute('href', path);
        const answer = await page.request.get(path);
        expect(answer.status(), path).toBe(200);
        expect(answer.headers()['content-type'], path).toContain(type);
      }
    }
  });

  test.describe('without the PDF', () => {
    test.use({ expectedErrors: [/404/] });

    test('the text file comes instead', async ({ page }) => {
      await page.route('**/menus/*.pdf', (route) => route.fulfill({ status: 404 }));
      const download = page.waitForEvent('download');
      await page
        .locator('#delhi-gali')
        .getByRole('link', { name: /^Download Menu/ })
        .click();
      expect((await download).suggestedFilename()).toBe('delhi-gali.txt');
    });
  });
});

test.describe('offers', () => {
  test('run without end, 30 s a round, until the button stops them', async ({ page }) => {
    await expect(offers(page).getByRole('list')).toHaveCount(1);
    for (const offer of ['Rs. 99 items', 'Monsoon deals', 'Combo offers', 'Weekend flash sales']) {
      await expect(offers(page).getByRole('link', { name: offer })).toHaveCount(1);
    }
    expect(await movement(page)).toMatchObject([
      { state: 'running', duration: 30_000, iterations: Number.POSITIVE_INFINITY },
    ]);
    const pause = offers(page).getByRole('button', { name: 'Pause offers' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    expect(await movement(page)).toMatchObject([{ state: 'paused' }]);
    await pause.click();
    expect(await movement(page)).toMatchObject([{ state: 'running' }]);
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

test('leads to the franchise page', async ({ page }) => {
  await expect(
    page.getByRole('main').locator(`a[href="${ROUTES.franchise}"]`).first(),
  ).toBeVisible();
});
