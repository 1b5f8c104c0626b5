import { type Page, test } from '../../support/product/product.ts';
import { expectShown, openAt } from '../../support/site/picture-stage.ts';

/** Drags the strip to the left by a finger. */
async function swipeLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }] });
  await touch('touchStart', 320);
  for (let x = 300; x > 40; x -= 20) await touch('touchMove', x);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('touch: a swipe leads to the next picture', async ({ page }) => {
  await openAt(page, 0);
  await expectShown(page, 0);
  await swipeLeft(page);
  await expectShown(page, 1);
});
