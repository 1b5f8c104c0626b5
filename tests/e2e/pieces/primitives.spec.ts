import type { Page } from '@playwright/test';
import { findings } from '../../support/browser/axe.ts';
import { expect, test } from '../../support/site/gallery.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every primitive is free of axe findings, ${colorScheme}`, async ({ page }) => {
    // Colours on their way from one theme to the other are nobody's choice.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(page, 'primitives')).toEqual([]);
  });
}

test('a dark ground changes the colours of the buttons on it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const colour = (ground: string) =>
    page
      .locator(`[data-ground="${ground}"]`)
      .getByRole('button', { name: 'medium primary' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colour('sand')).toBe('rgb(179, 38, 30)');
  expect(await colour('night')).toBe('rgb(242, 161, 43)');
});

test('the rupee is set in the house faces', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await page.evaluate(() => document.fonts.ready);
  const { root } = await session.send('DOM.getDocument');
  for (const selector of ['h1 + h2', 'td[data-align="end"]']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    await expect
      .poll(async () => {
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts.every((font) => font.isCustomFont);
      })
      .toBe(true);
  }
});

test.describe('Dialog', () => {
  const openDialog = async (page: Page) => {
    await page.getByRole('button', { name: 'Open dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete all 128 leads?' });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  test('takes focus to its safe button and gives it back on Escape', async ({ page }) => {
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open dialog' })).toBeFocused();
  });

  test('opens again after each way of closing it', async ({ page }) => {
    await (await openDialog(page)).getByRole('button', { name: 'Close' }).click();
    await openDialog(page);
    await page.mouse.click(4, 4);
    await expect(page.getByRole('dialog')).toBeHidden();
    await openDialog(page);
  });

  test('stays open for a click inside it', async ({ page }) => {
    const dialog = await openDialog(page);
    await dialog.getByText('cannot be brought back').click();
    await expect(dialog).toBeVisible();
  });
});

test('Tabs select with the arrow keys and have one stop in the tab order', async ({ page }) => {
  const [login, signUp] = ['Login', 'Sign Up'].map((name) => page.getByRole('tab', { name }));
  if (!login || !signUp) throw new Error('The gallery has two tabs');
  await login.focus();
  await page.keyboard.press('ArrowRight');
  await expect(signUp).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
  await expect(login).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowRight');
  await expect(login).toBeFocused();
});

test.describe('Tooltip', () => {
  test('describes its control and shows on focus', async ({ page }) => {
    const control = page.getByRole('button', { name: 'Download CSV' });
    await expect(control).toHaveAccessibleDescription('Saves all leads as a CSV file');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.getByRole('button', { name: 'Open dialog' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('closes on Escape while it is only hovered, and opens again', async ({ page }) => {
    const control = page.getByRole('button', { name: 'Download CSV' });
    await control.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.mouse.move(0, 0);
    await control.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
});

test.describe('Toaster', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  const status = (page: Page) => page.getByRole('status').getByText('Message sent!');

  test('announces by tone and leaves after five seconds', async ({ page }) => {
    await page.getByRole('button', { name: 'Success toast' }).click();
    await expect(status(page)).toBeVisible();
    await page.getByRole('button', { name: 'Failure toast' }).click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByRole('alert'),
    ).toContainText('Failed to send message. Please try again.');
    await page.mouse.move(0, 0);
    await page.clock.runFor(6000);
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  });

  test('waits while the pointer is on it', async ({ page }) => {
    await page.getByRole('button', { name: 'Success toast' }).click();
    await status(page).hover();
    await page.clock.runFor(60_000);
    await expect(status(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6000);
    await expect(status(page)).toHaveCount(0);
  });

  test('gives focus back when it is dismissed, and does not delay the next', async ({ page }) => {
    const cause = page.getByRole('button', { name: 'Success toast' });
    await cause.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await expect(cause).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page)).toBeVisible();
    await page.clock.runFor(6000);
    await expect(status(page)).toHaveCount(0);
  });
});

test('a link of the error summary takes focus to its field', async ({ page }) => {
  await page.getByRole('link', { name: 'Write a message' }).click();
  const field = page.getByRole('textbox', { name: 'Message' }).last();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Write a message');
});
