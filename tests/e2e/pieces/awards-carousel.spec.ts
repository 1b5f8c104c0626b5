import { ROUTES } from '../../../contract/routes.ts';
import { holdPart } from '../../support/browser/held-part.ts';
import { loadAwards, loadPage } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

const { awards } = await loadAwards();
const words = await loadPage('about');
const count = awards.length;
/** The second award, or the only one. */
const [, other = awards[0]] = awards;

/** Slightly more than the time an award stays. */
const ONE_STAY_MS = 4100;

const carousel = (page: Page) => page.getByRole('region', { name: words.awards.heading });
/** The position that shows, for example "2 of 5". */
const showing = (page: Page) => carousel(page).locator('[data-place="active"]');
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });
/** Opens the page with a clock that only the test moves, and waits until the carousel runs. */
async function openAwards(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(ROUTES.about);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-ready', 'true');
}

const expectShown = (page: Page, position: number) =>
  expect(showing(page)).toHaveAttribute('aria-label', `${position} of ${count}`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all awards stand in a row, each with picture, title and description', async ({ page }) => {
    await page.goto(ROUTES.about);
    const slides = carousel(page).locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveCount(count);
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeVisible();
      await expect(slide.getByRole('img')).toBeVisible();
      await expect(slide.getByRole('heading')).toBeVisible();
      await expect(slide.getByRole('paragraph').last()).not.toBeEmpty();
    }
    await expect(button(page, 'Next award')).toBeHidden();
  });
});

test('moves on every four seconds and starts over after the last award', async ({ page }) => {
  await openAwards(page);
  await expectShown(page, 1);
  await page.clock.runFor(3800);
  await expectShown(page, 1);
  for (let step = 1; step <= count; step += 1) {
    await page.clock.runFor(ONE_STAY_MS);
    await expectShown(page, (step % count) + 1);
  }
  await expect(showing(page)).toHaveCount(1);
});

test('waits under the pointer and goes on when it leaves', async ({ page }) => {
  await openAwards(page);
  await showing(page).hover();
  await page.clock.runFor(3 * ONE_STAY_MS);
  await expectShown(page, 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(ONE_STAY_MS);
  await expectShown(page, 2);
});

test('waits while it has the focus; arrow keys turn it, also past the ends', async ({ page }) => {
  await openAwards(page);
  await button(page, 'Pause the awards').focus();
  await page.keyboard.press('Tab');
  await page.clock.runFor(3 * ONE_STAY_MS);
  await expectShown(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, count);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
});

test('the button stops the rotation for good, and starts it although the pointer is still on it', async ({
  page,
}) => {
  await openAwards(page);
  await button(page, 'Pause the awards').click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3 * ONE_STAY_MS);
  await expectShown(page, 1);
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await button(page, 'Play the awards').click();
  await page.clock.runFor(ONE_STAY_MS);
  await expectShown(page, 2);
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

test('next, previous and the shelf choose an award', async ({ page }) => {
  const title = other?.title ?? '';
  await openAwards(page);
  await button(page, 'Previous award').click();
  await expectShown(page, count);
  await button(page, 'Next award').click();
  await expectShown(page, 1);
  await button(page, title).click();
  await expectShown(page, 2);
  await expect(showing(page).getByRole('heading')).toHaveText(title);
  await expect(button(page, title)).toHaveAttribute('aria-current', 'true');
});

type Finger = Readonly<{ pointerType: string; by: readonly [number, number] }>;

async function drag(page: Page, { pointerType, by: [across, down] }: Finger): Promise<void> {
  const finger = { pointerType, isPrimary: true };
  const from = { ...finger, clientX: 300, clientY: 300 };
  await showing(page).dispatchEvent('pointerdown', from);
  const to = { ...finger, clientX: 300 + across, clientY: 300 + down };
  await showing(page).dispatchEvent('pointerup', to);
}

test('a swipe turns the carousel, either way', async ({ page }) => {
  await openAwards(page);
  await drag(page, { pointerType: 'touch', by: [-40, 39] });
  await expectShown(page, 2);
  await drag(page, { pointerType: 'pen', by: [40, -40] });
  await expectShown(page, 1);
});

test('a tap, a scroll, a mouse and a swipe that the browser took over turn nothing', async ({
  page,
}) => {
  await openAwards(page);
  await drag(page, { pointerType: 'touch', by: [39, 0] });
  await drag(page, { pointerType: 'touch', by: [-60, 61] });
  await drag(page, { pointerType: 'mouse', by: [-200, 0] });
  const touch = { pointerType: 'touch', isPrimary: true, clientY: 300 };
  await showing(page).dispatchEvent('pointerdown', { ...touch, clientX: 300 });
  await showing(page).dispatchEvent('pointercancel', touch);
  await showing(page).dispatchEvent('pointerup', { ...touch, clientX: 100 });
  // One that counts, after which all others would show too.
  await drag(page, { pointerType: 'touch', by: [-60, 0] });
  await expectShown(page, 2);
});

test('starts with the award to which the visitor had scrolled before the script came', async ({
  page,
}) => {
  const script = await holdPart(page, '**/assets/awards-carousel*.js');
  await page.goto(ROUTES.about, { waitUntil: 'commit' });
  const row = carousel(page).getByRole('group', { name: 'All awards' });
  await row.evaluate((element) => {
    element.scrollTo({ left: element.clientWidth, behavior: 'instant' });
  });
  script.release();
  await row.scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-ready', 'true');
  await expectShown(page, 2);
});

test('stands still in a hidden tab', async ({ page }) => {
  await openAwards(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(3 * ONE_STAY_MS);
  await expectShown(page, 1);
});

test('goes on once the tab is seen again', async ({ page }) => {
  await openAwards(page);
  for (const isHidden of [true, false])
    await page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await page.clock.runFor(ONE_STAY_MS);
  await expectShown(page, 2);
});

test('stops as soon as the visitor asks the system for less motion', async ({ page }) => {
  await openAwards(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page, 'Play the awards')).toBeVisible();
  await page.clock.runFor(3 * ONE_STAY_MS);
  await expectShown(page, 1);
});

test('stands still for a visitor who asked for less motion, until it is started', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAwards(page);
  await page.clock.runFor(3 * ONE_STAY_MS);
  await expectShown(page, 1);
  await button(page, 'Play the awards').click();
  await page.clock.runFor(ONE_STAY_MS);
  await expectShown(page, 2);
});
