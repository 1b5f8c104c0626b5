import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { addLead } from '../../support/product/desk.ts';
import { expect, test } from '../../support/product/product.ts';
import { openKeptDesk, WITHOUT_NETWORK } from '../../support/product/without-network.ts';

test.use({ ...WITHOUT_NETWORK, expectedErrors: [...WITHOUT_NETWORK.expectedErrors] });

test('an enquiry in Hindi is answered in Hindi with two keys, without network too', async ({
  page,
  context,
  product,
}) => {
  await openKeptDesk(page, context, product);
  const id = await addLead(product, 'Manoj Kumar', 10, {
    message: 'मुझे बठिंडा में फ्रैंचाइज़ी लेनी है, क्लाउड किचन',
  });
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(id)}`);
  await expect(page.getByRole('article', { name: 'Manoj Kumar' })).toBeVisible();
  await context.setOffline(true);

  await page.keyboard.press('w');
  const kit = page.getByRole('dialog', { name: 'WhatsApp to Manoj Kumar' });
  await expect(kit).toContainText('नमस्ते Manoj जी');
  await expect(kit).toContainText('Bathinda के बारे में');
  await expect(kit).not.toContainText('कौन-सा शहर');
  const send = kit.getByRole('link', { name: 'Send on WhatsApp' });
  await expect(send).toBeFocused();

  await kit.getByRole('button', { name: 'Prospectus' }).click();
  await kit.getByRole('tab', { name: 'English' }).click();
  const address = new URL((await send.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/919876512345');
  const [prospectus = ''] = /http\S+\.pdf/.exec(address.searchParams.get('text') ?? '') ?? [];
  const { pathname } = new URL(prospectus);

  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kit).toHaveCount(0);
  const question = page.getByRole('dialog', { name: /the WhatsApp message to Manoj Kumar/ });
  await expect(question).toBeVisible();

  await context.setOffline(false);
  const paper = await page.request.get(pathname);
  expect(paper.headers()['content-type']).toBe('application/pdf');
});
