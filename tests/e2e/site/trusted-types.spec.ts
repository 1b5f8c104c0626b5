import { readdirSync } from 'node:fs';
import { ROUTES } from '../../../contract/routes.ts';
import { signedInAdministrator } from '../../support/product/administrator.ts';
import { addLead, stayOnPage } from '../../support/product/desk.ts';
import { expect, type Page, test } from '../../support/product/product.ts';

/** What a script would do with a text that it took for harmless; each answers with what stopped it. */
const tryAll = (page: Page) =>
  page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      markup: () => {
        document.createElement('div').innerHTML = '<img>';
      },
      document: () => new DOMParser().parseFromString('<img>', 'text/html'),
      frame: () => {
        document.createElement('iframe').srcdoc = '<p>';
      },
      script: () => {
        document.createElement('script').src = '/assets/any.js';
      },
      worker: () => new Worker('/assets/any.js'),
      handler: () => document.createElement('p').setAttribute('onclick', 'run()'),
      policy: () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: done`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });

test.describe('what is refused', () => {
  test.use({
    expectedErrors: [
      /Trusted(HTML|Script|ScriptURL)|[Tt]rusted-types|TrustedTypePolicy|inline event handler/,
    ],
  });

  test('no text becomes markup, script or worker at the desk and where people sign in', async ({
    page,
    product,
  }) => {
    for (const path of [ROUTES.auth, ROUTES.authConfirm, ROUTES.authReset, ROUTES.admin]) {
      if (path === ROUTES.admin) await signedInAdministrator(page, product);
      await page.goto(path);
      const done = await tryAll(page);
      expect([path, ...done.filter((line) => !line.endsWith(': TypeError'))]).toEqual([path]);
    }
    // The attempts themselves are possible: elsewhere the last one alone fails.
    await page.goto(ROUTES.about);
    expect((await tryAll(page)).filter((line) => line.endsWith(': done'))).toContain(
      'markup: done',
    );
  });

  test('the desk’s own policies are opened once', async ({ page, product }) => {
    await signedInAdministrator(page, product);
    await addLead(product, 'Gurpreet Kaur', 30);
    await page.goto(ROUTES.admin);
    // The desk itself is there, and not only its page.
    await expect(page.getByText('Gurpreet Kaur').first()).toBeVisible();
    const again = await page.evaluate(() => {
      try {
        Reflect.get(window, 'trustedTypes').createPolicy('yctfc-worker', {});
        return 'opened';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(again).toBe('TypeError');
  });
});

test('an article is shown as it will look, with its entities and without its tags', async ({
  page,
  product,
}) => {
  const [article] = readdirSync(new URL('../../../content/articles', import.meta.url));
  await stayOnPage(page);
  await signedInAdministrator(page, product);
  await page.goto(`${ROUTES.admin}#content?file=articles/${article}`);
  await page
    .getByLabel('Text of the article')
    .fill('Caf&eacute; &amp; **chai**\n\n<img src=x onerror=alert(1)>');
  const preview = page.getByRole('region', { name: 'What it will look like' });
  // It follows the typing; until then it has more of them.
  await expect(preview).toContainText('Café & chai');
  await expect(preview.locator('strong')).toHaveText('chai');
  await expect(preview).toContainText('<img src=x onerror=alert(1)>');
  expect(await preview.locator('img').count()).toBe(0);
});
