import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { listMainLinks } from '../../../site/content/page/navigation.ts';
import { loadBrands, loadNavigation, loadPage } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const navigation = await loadNavigation();
const notFound = await loadPage('not-found');
const brands = await loadBrands();
const links = listMainLinks(navigation);
const labelOf = (path: string) => links.find(({ href }) => href === path)?.label ?? '';

test.describe('navigation', () => {
  test('has every link within one press, and the button of the franchise', {
    tag: '@check',
  }, async ({ page, isMobile }) => {
    await page.goto('/');
    const shown = page.getByRole('navigation', { name: 'Main' });
    if (isMobile) await page.getByRole('button', { name: 'Navigation' }).click();
    const readLinks = () =>
      shown
        .getByRole('link')
        .evaluateAll((anchors) =>
          anchors.map((anchor) => `${anchor.textContent?.trim()} ${anchor.getAttribute('href')}`),
        );
    const seen = await readLinks();
    for (const group of await shown.getByRole('button').all()) {
      await group.click();
      seen.push(...(await readLinks()));
    }
    for (const { label, href } of links) expect(seen).toContain(`${label} ${href}`);
    await page.keyboard.press('Escape');
    if (isMobile) await page.getByRole('button', { name: 'Navigation' }).click();
    await expect(
      page.getByRole('banner').getByRole('link', { name: navigation.action.label }),
    ).toHaveAttribute('href', navigation.action.href);
  });

  test('marks the current route, also on its sub-routes', async ({ page, isMobile }) => {
    for (const [path, route] of [
      [ROUTES.home, ROUTES.home],
      [ROUTES.blog, ROUTES.blog],
      [brandPath(brands[0]?.slug ?? ''), ROUTES.brands],
      ['/franchise/cloud-kitchen', ROUTES.franchise],
    ] as const) {
      await page.goto(path);
      if (isMobile) await page.getByRole('button', { name: 'Navigation' }).click();
      const current = page
        .getByRole('navigation', { name: 'Main' })
        .locator('[aria-current="page"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveText(labelOf(route));
    }
  });

  test('stays in view while the page scrolls', async ({ page }) => {
    await page.goto('/');
    // A page takes no wheel before its first paint, which may come after the load event.
    await expect(async () => {
      await page.mouse.wheel(0, 2500);
      await expect
        .poll(() => page.evaluate(() => window.scrollY), { timeout: 1000 })
        .toBeGreaterThan(1000);
    }).toPass();
    await expect(page.getByRole('banner')).toBeInViewport();
  });

  test('the first Tab offers a way past it', { tag: '@check' }, async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#main');
  });
});

test.describe('footer and floating buttons', () => {
  test('the chat button floats everywhere but over the leads', async ({ page, request }) => {
    for (const path of [ROUTES.home, ROUTES.auth, ROUTES.receipt, ROUTES.contactSent]) {
      await page.goto(path);
      await expect(
        page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('link', { name: /chat/i }),
        path,
      ).toBeVisible();
    }
    // The administrator's page sends everybody else away before it shows anything.
    expect(await (await request.get(ROUTES.admin)).text()).not.toContain('Shortcuts');
  });

  test('no floating button lies over the last links of the page', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const links = page.getByRole('contentinfo').getByRole('link');
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      const isCovered = await link.evaluate((anchor) => {
        const box = anchor.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !(top && (anchor.contains(top) || top.contains(anchor)));
      });
      expect(isCovered, (await link.textContent()) ?? '').toBe(false);
    }
  });
});

test.describe('unknown path', () => {
  test.use({ expectedErrors: [/404/] });

  test('answers 404 with a way home and logs the path', { tag: '@check' }, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/no-such-dish');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible();
    await expect(page.getByText(notFound.text)).toBeVisible();
    expect(logged.some((text) => text.includes('404') && text.includes('/no-such-dish'))).toBe(
      true,
    );
    await page.getByRole('link', { name: notFound.linkLabel }).click();
    await expect(page).toHaveURL('/');
  });
});
