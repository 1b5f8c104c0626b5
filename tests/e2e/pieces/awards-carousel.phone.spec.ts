import { ROUTES } from '../../../contract/routes.ts';
import { loadAwards, loadPage } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const { awards } = await loadAwards();
const words = await loadPage('about');
const count = awards.length;

/** The specification's four seconds, and the time that the row takes to glide. */
const STAY_MS = 4000;

const carousel = (page: Page) => page.getByRole('region', { name: words.awards.heading });
const row = (page: Page) => carousel(page).getByRole('group', { name: /^All / });
const press = (page: Page, name: string) => carousel(page).getByRole('button', { name }).click();

/** Opens the page with a clock that only the test moves, and waits until the carousel runs. */
async function openAwards(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(ROUTES.about);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-motion', /./);
}

/** The award at the left edge of the row, counted from 1, once the row stands. */
const expectShown = (page: Page, position: number) =>
  expect
    .poll(() => row(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth + 1))
    .toBeCloseTo(position, 1);

async function expectStill(page: Page, position: number): Promise<void> {
  await page.clock.runFor(STAY_MS + 100);
  // A row that glides needs real time to be seen elsewhere.
  await page.waitForTimeout(700);
  await expectShown(page, position);
}

async function look(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
  }, isHidden);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all awards stand in a row, each with picture, title and description', async ({ page }) => {
    await page.goto(ROUTES.about);
    const slides = carousel(page).locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveCount(count);
    for (const [place, { title, description }] of awards.entries()) {
      const slide = slides.nth(place);
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toHaveAccessibleName(`${place + 1} of ${count}`);
      await expect(slide.getByRole('img')).toBeInViewport();
      await expect(slide.getByRole('heading', { name: title })).toBeVisible();
      await expect(slide).toContainText(description);
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});

test('it moves on every four seconds, starts over, and waits under pointer and keyboard', async ({
  page,
}) => {
  await openAwards(page);
  await page.clock.runFor(STAY_MS - 200);
  await expectShown(page, 1);
  await page.clock.runFor(200);
  await expectShown(page, 2);
  for (let step = 2; step <= count; step += 1) {
    await page.clock.runFor(STAY_MS);
    await expectShown(page, (step % count) + 1);
  }
  await row(page).hover();
  await expectStill(page, 1);
  await page.mouse.move(0, 0);
  await row(page).focus();
  await page.keyboard.press('Tab');
  await expectStill(page, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await look(page, true);
  await expectStill(page, 1);
  await look(page, false);
  await page.clock.runFor(STAY_MS);
  await expectShown(page, 2);
});

test('its buttons turn it, also past the ends, and stop and start it', async ({ page }) => {
  await openAwards(page);
  await press(page, 'Previous award');
  await expectShown(page, count);
  await press(page, 'Next award');
  await expectShown(page, 1);
  await press(page, 'Pause the awards');
  await page.mouse.move(0, 0);
  await expectStill(page, 1);
  await press(page, 'Play the awards');
  await page.clock.runFor(STAY_MS);
  await expectShown(page, 2);
});

test('it stands still for a visitor who wants less motion, until it is started', async ({
  page,
}) => {
  await openAwards(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(carousel(page).getByRole('button', { name: 'Play the awards' })).toBeVisible();
  await expectStill(page, 1);
  await press(page, 'Play the awards');
  await page.clock.runFor(STAY_MS);
  await expectShown(page, 2);
});
