import { receiptPath } from '../../contract/paths.ts';
import { referenceOf } from '../../contract/reference.ts';
import { ROUTES } from '../../contract/routes.ts';
import { findings } from '../support/browser/axe.ts';
import { signedInAdministrator } from '../support/product/administrator.ts';
import { sendEnquiry, storeEnquiry } from '../support/product/enquiries.ts';
import { expect, test } from '../support/product/product.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const VIEWS = [
  ['today', 'Today'],
  ['leads', 'Leads'],
  ['board', 'Leads'],
  ['add', 'Leads'],
  ['import', 'Import leads'],
  ['numbers', 'WhatsApp taps'],
  ['quarantine', 'Spam'],
  ['health', 'System check'],
  ['team', 'Team'],
  ['two-step', 'Two-step login'],
  ['person', 'Privacy requests'],
  ['audit', 'Activity log'],
  ['bin', 'Bin'],
  ['alerts', 'Lead notifications'],
  ['calendar', 'Calendar'],
] as const;

const THEMES = process.env.EVERY_PAGE ? (['light', 'dark'] as const) : (['dark'] as const);

for (const theme of THEMES) {
  test(`no finding in the desk's views and on a receipt, ${theme}`, async ({
    page,
    product,
    isMobile,
  }) => {
    const found: string[] = [];
    await page.emulateMedia({ colorScheme: theme });
    await product.sql('delete from public.leads');
    await signedInAdministrator(page, product);
    await page.goto(ROUTES.admin);
    await expect(page.getByText(/no (leads|enquiries)/i).first()).toBeVisible();
    found.push(...(await findings(page, 'no leads')));
    const lead = await storeEnquiry(product);
    await storeEnquiry(product, { reasons: ['The hidden field was filled in'] });
    await product.sql("select public.record_chat_click('K7Q2', '/menu')");
    await page.reload();
    if (isMobile) await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    found.push(...(await findings(page, 'dialog')));
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Asha Verma', exact: true }).click();
    await page.getByText('Fields and tags').click();
    await expect(page.getByText(/Mail to the team/)).toBeVisible();
    found.push(...(await findings(page, 'open lead')));
    await page.goto(`${ROUTES.admin}#today/${referenceOf(lead)}`);
    await page.getByRole('button', { name: 'Lost', exact: true }).click();
    await expect(page.getByLabel('Reason')).toBeVisible();
    found.push(...(await findings(page, 'one lead')));
    for (const [view, title] of VIEWS) {
      await page.goto(`${ROUTES.admin}#${view}`);
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      found.push(...(await findings(page, view)));
    }
    const { receipt } = await sendEnquiry(product);
    await page.goto(receiptPath(receipt));
    await page.getByRole('button', { name: 'Correct it' }).click();
    await page.getByLabel('Full name').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
    found.push(...(await findings(page, 'receipt with an error')));
    await page.getByRole('button', { name: 'Erase my enquiry' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    found.push(...(await findings(page, 'receipt, erasing')));
    expect(found).toEqual([]);
  });
}
