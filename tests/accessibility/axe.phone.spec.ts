import { ROUTES } from '../../contract/routes.ts';
import { findings } from '../support/browser/axe.ts';
import { signedInAdministrator } from '../support/product/administrator.ts';
import { expect, type Page, test } from '../support/product/product.ts';
import { listedPaths, UNLISTED_PATHS } from '../support/site/site-map.ts';

const THEMES = ['light', 'dark'] as const;
const NAMES = ['button-name', 'empty-heading', 'label', 'link-name', 'role-img-alt'];

test.use({ expectedErrors: [/404/], contextOptions: { reducedMotion: 'reduce' } });

/** Pages of every kind, which most people open; all others are looked at apart. */
const FIRST_PAGES: readonly string[] = [
  ROUTES.home,
  ROUTES.brands,
  ROUTES.menu,
  ROUTES.franchise,
  ROUTES.contact,
  ROUTES.about,
  ROUTES.blog,
  ROUTES.finder,
  ROUTES.search,
  ROUTES.auth,
  ROUTES.contactSent,
  '/no-such-dish',
];

async function findingsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      found.push(...(await findings(page, `${path} (${theme})`)));
    }
  }
  return found;
}

test('no finding on the first pages, light and dark', { tag: '@check' }, async ({ page }) => {
  expect(await findingsOf(page, FIRST_PAGES)).toEqual([]);
});

test('no finding on any other public page, light and dark', async ({ page, request }) => {
  test.setTimeout(600_000);
  const all = [...(await listedPaths(request)), ...UNLISTED_PATHS];
  const paths = all.filter((path) => !FIRST_PAGES.includes(path));
  expect(paths.length).toBeGreaterThan(30);
  expect(await findingsOf(page, paths)).toEqual([]);
});

test('links and headings have their names before late pictures come', async ({ page, request }) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  for (const path of await listedPaths(request)) {
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('[data-late]').evaluateAll((late) => {
      for (const it of late) (it as HTMLElement).style.contentVisibility = 'hidden';
    });
    found.push(...(await findings(page, path, { type: 'rule', values: NAMES })));
  }
  expect(found).toEqual([]);
});

for (const theme of THEMES) {
  test(`no finding in the open menu and the form's error state, ${theme}`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(ROUTES.contact);
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
    expect(await findings(page, 'form with errors')).toEqual([]);
    if (!isMobile) return;
    await page.getByRole('button', { name: 'Navigation' }).click();
    expect(await findings(page, 'open menu')).toEqual([]);
  });

  test(`no finding in the lead desk: list, dialog, empty, ${theme}`, async ({ page, product }) => {
    await page.emulateMedia({ colorScheme: theme });
    await product.sql('delete from public.leads');
    await signedInAdministrator(page, product);
    await page.goto(ROUTES.admin);
    await expect(page.getByText(/no (leads|enquiries)/i).first()).toBeVisible();
    expect(await findings(page, 'empty')).toEqual([]);

    await product.sql(
      `insert into public.leads (name, email, phone, subject, message)
       select 'Visitor ' || n, 'visitor@example.in', '+919876543210',
         (array['franchise', 'partnership', 'support', 'general'])[1 + n % 4], 'Message ' || n
       from generate_series(1, 30) n`,
    );
    await page.reload();
    await expect(page.getByText('Visitor 30').first()).toBeVisible();
    expect(await findings(page, 'list')).toEqual([]);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page, 'dialog')).toEqual([]);
  });
}
