import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { ensureAdministrator, signedInAdministrator } from '../../support/product/administrator.ts';
import { addLead, stayOnPage } from '../../support/product/desk.ts';
import { signedInMember } from '../../support/product/member.ts';
import { expect, type Page, test } from '../../support/product/product.ts';
import { recorded, WITHOUT_NETWORK } from '../../support/product/without-network.ts';

const CALLER = { email: 'asha@team.example', role: 'caller' } as const;

test.use({ ...WITHOUT_NETWORK, expectedErrors: [...WITHOUT_NETWORK.expectedErrors] });
test.afterEach(({ product }) =>
  product.sql('delete from auth.users where email = $1', [CALLER.email]),
);

async function move(page: Page, stage: string, reason?: string) {
  await page.getByLabel('Stage').selectOption(stage);
  if (reason) await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: `Move to ${stage}` }).click();
  await expect(page.getByText(new RegExp(`^${stage} since`))).toBeVisible();
}

test('a caller without network and an owner work on one lead: the call is kept, the late move is refused with its words', async ({
  page,
  context,
  browser,
  product,
}) => {
  await product.sql('delete from public.leads');
  const id = await addLead(product, 'Ramesh Iyer', 60);
  const address = `${ROUTES.admin}#today/${referenceOf(id)}`;
  await ensureAdministrator(product);
  await stayOnPage(page);
  await signedInMember(page, product, CALLER);
  await page.goto(address);
  const lead = page.getByRole('article', { name: 'Ramesh Iyer' });
  await expect(lead).toContainText('A shop for Ramesh Iyer');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);

  await context.setOffline(true);
  await lead.getByRole('link', { name: 'Call Ramesh Iyer' }).click();
  const question = page.getByRole('dialog', { name: 'How did the call to Ramesh Iyer go?' });
  await question.getByRole('button', { name: 'No answer' }).click();
  await question.getByLabel('Note').fill('Rang twice');
  await question.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(question).toBeHidden();
  await move(page, 'Lost', 'Chose a dosa brand');
  await expect(page.getByText('2 actions wait for the network')).toBeVisible();

  const other = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const owner = await other.newPage();
  await signedInAdministrator(owner, product);
  await owner.goto(address);
  await move(owner, 'Negotiating');
  const stored = () => product.sql('select stage from public.leads');
  await expect.poll(stored).toEqual([{ stage: 'negotiating' }]);
  await other.close();

  await context.setOffline(false);
  await expect(page.getByText('1 action was not accepted')).toBeVisible();
  await expect(page.getByText(/^Negotiating since/)).toBeVisible();
  expect(await recorded(product, id)).toContainEqual({ note: 'Rang twice', outcome: 'no-answer' });
  expect(await stored()).toEqual([{ stage: 'negotiating' }]);
  await page.getByRole('button', { name: 'Show them' }).click();
  const kept = page.getByRole('dialog', { name: 'Kept on this device' });
  await expect(kept).toContainText('Chose a dosa brand');
  await expect(kept.getByRole('alert')).toBeVisible();
  expect(await findings(page, 'refused work of a caller')).toEqual([]);
  await kept.getByRole('button', { name: /^Drop/ }).click();
  await expect(kept).toHaveCount(0);
});
