import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { addLead, openView, test, untilAskedAgain } from '../../support/product/desk.ts';
import { expect, type Page } from '../../support/product/product.ts';

/** Notes that the page has begun to play since it was loaded, on the browser's own audio. */
const countNotes = (page: Page) => page.evaluate(() => Reflect.get(window, 'notes') as number);

test('a new lead is heard on a device that wants it, and only there', async ({ page, product }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'notes', 0);
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      Reflect.set(window, 'notes', Number(Reflect.get(window, 'notes')) + 1);
      start.call(this, when);
    };
  });
  await page.goto(ROUTES.admin);
  await openView(page, 'Notifications');
  await expect(page.getByText('The sound is off.')).toBeVisible();
  await page.getByRole('button', { name: 'Sound on a new lead' }).click();
  await expect(page.getByText('The sound is on.')).toBeVisible();
  expect(await findings(page, 'alerts')).toEqual([]);
  expect(await countNotes(page)).toBe(2);

  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { name: 'Sound', exact: true }).click();
  await openView(page, 'Today');
  await expect(page.getByRole('link', { name: /^Unanswered/ })).toContainText('0');
  expect(await countNotes(page)).toBe(0);
  await addLead(product, 'Gurpreet Kaur', 0);
  await untilAskedAgain(page);
  await expect.poll(() => countNotes(page)).toBe(2);

  await openView(page, 'Notifications');
  await page.getByRole('button', { name: 'Sound on a new lead' }).click();
  await expect(page.getByText('The sound is off.')).toBeVisible();
});
