import { findings } from '../support/browser/axe.ts';
import { openContactPage, send } from '../support/product/contact-page.ts';
import { expect, test } from '../support/product/product.ts';
import { walkedPaths } from '../support/site/site-map.ts';

const NAMES = ['button-name', 'empty-heading', 'label', 'link-name', 'role-img-alt'];

test.use({ expectedErrors: [/404/], contextOptions: { reducedMotion: 'reduce' } });

test('no finding on the pages, before late pictures come and after', { tag: '@check' }, async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const found: string[] = [];
  for (const [place, path] of (await walkedPaths(request)).entries()) {
    // Both themes take turns; in the lab each page is seen in both.
    const themes = process.env.EVERY_PAGE ? ['light', 'dark'] : [place % 2 ? 'dark' : 'light'];
    await page.goto(path, { waitUntil: 'load' });
    for (const colorScheme of themes as ('light' | 'dark')[]) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await findings(page, `${path} (${colorScheme})`)));
    }
    await page.locator('[data-late]').evaluateAll((late) => {
      for (const it of late) (it as HTMLElement).style.contentVisibility = 'hidden';
    });
    found.push(...(await findings(page, path, { type: 'rule', values: NAMES })));
  }
  expect(found).toEqual([]);
});

test("no finding in the open menu and the form's error state", async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openContactPage(page);
  await send(page);
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  expect(await findings(page, 'form with errors')).toEqual([]);
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Navigation' }).click();
  expect(await findings(page, 'open menu')).toEqual([]);
});
