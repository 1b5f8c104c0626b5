import { PLACES, SECTIONS } from '../../../../admin/app/desk/places.ts';
import { HELP_FILE } from '../../../../contract/desk/help.ts';
import { ROUTES } from '../../../../contract/routes.ts';
import { VERSION } from '../../../../server/version.ts';
import { readHowTos } from '../../../../site/prose/read-how-tos.ts';
import { findings } from '../../../support/browser/axe.ts';
import { signedInAdministrator } from '../../../support/product/administrator.ts';
import { expect, type Page, test } from '../../../support/product/product.ts';
import {
  openKeptDesk,
  storedIn,
  WITHOUT_NETWORK,
} from '../../../support/product/without-network.ts';

const help = (page: Page, name: string) =>
  page.getByRole('button', { name: `Help: ${name}`, exact: true });

test('the help of each view is its how-to, and Escape gives the focus back', async ({
  page,
  product,
}) => {
  const howTos = readHowTos('docs/owner');
  await signedInAdministrator(page, product);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const { id, at, name, help: howTo } of SECTIONS) {
    await page.goto(`${ROUTES.admin}#${id}`);
    const button = help(page, (id === at && PLACES.find((place) => place.id === at)?.name) || name);
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await button.boundingBox()).toMatchObject({ width: 48, height: 48 });
    // Who asks for no help pays for none.
    if (id === 'today') expect(asked).not.toContain(HELP_FILE);
    await button.click();
    const [file = '', anchor] = howTo.split('#');
    const dialog = page.getByRole('dialog', { name: howTos[file]?.title ?? 'none', exact: true });
    if (anchor) await expect(dialog.locator(`#help-${anchor}`)).toBeFocused();
    await expect(dialog.getByRole('article')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  expect(asked.filter((path) => path === HELP_FILE)).toHaveLength(1);
});

test('words are found in every how-to, and links lead on within the help', async ({
  page,
  product,
}) => {
  await signedInAdministrator(page, product);
  await page.goto(`${ROUTES.admin}#today`);
  await help(page, 'Today').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('two-step zebra');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found. Try a shorter word.');
  await dialog.getByRole('searchbox').fill('working HOURS');
  expect(await findings(page, 'what the help found')).toEqual([]);
  await dialog
    .getByRole('button', { name: 'Set working hours and the score Working hours' })
    .click();
  await expect(dialog.getByRole('heading', { name: 'Working hours', exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('searchbox')).toHaveValue('working HOURS');
  await dialog.getByRole('searchbox').fill('');
  await dialog.getByRole('article').getByRole('button', { name: 'working hours' }).click();
  await expect(page.getByRole('dialog', { name: 'Set working hours and the score' })).toBeVisible();
  await dialog.getByRole('button', { name: 'All how-tos' }).click();
  await dialog.getByRole('button', { name: 'Invite your team' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite your team' })).toBeVisible();
  expect(await findings(page, 'a how-to')).toEqual([]);
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
});

test.describe('without network', () => {
  test.use({ ...WITHOUT_NETWORK, expectedErrors: [...WITHOUT_NETWORK.expectedErrors] });

  test('the help is read on a desk that never opened it', async ({ page, context, product }) => {
    await openKeptDesk(page, context, product);
    await page.reload();
    await expect.poll(() => storedIn(page, 'lead-desk-answers', 'answers')).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.reload();
    await help(page, 'Today').click();
    await expect(page.getByRole('dialog', { name: 'Answer leads' })).toContainText(
      'say how it went',
    );
  });
});

test('desk and health check say the version of the product', async ({ page, product, request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok', version: VERSION });
  await signedInAdministrator(page, product);
  await page.goto(`${ROUTES.admin}#settings`);
  await expect(page.getByText(`YCTFC ${VERSION}`)).toBeVisible();
});
