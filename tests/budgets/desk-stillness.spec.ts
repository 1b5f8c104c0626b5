import { ROUTES } from '../../contract/routes.ts';
import { holdPart } from '../support/browser/held-part.ts';
import { readLayoutShift } from '../support/browser/layout-shift.ts';
import { signedInAdministrator } from '../support/product/administrator.ts';
import { storeEnquiry } from '../support/product/enquiries.ts';
import { expect, type Page, test } from '../support/product/product.ts';

/** Requests that the desk waits for, and that may be late on a slow phone. */
const PARTS = {
  'the application': /\/assets\/[^/]+\.js$/,
  'the role': '**/rest/v1/profiles*',
  'the list of leads': '**/rpc/desk_leads',
  'how many there are': '**/rpc/desk_found',
  'the counts': '**/rpc/desk_counts',
  'one’s own views': '**/rpc/desk_views',
  'the health': '**/rpc/lead_health',
};

test.beforeEach(async ({ page, product }) => {
  await product.sql('delete from public.leads');
  await product.sql('delete from private.mail_outbox');
  for (let lead = 0; lead < 12; lead += 1) await storeEnquiry(product, { name: `Visitor ${lead}` });
  for (let lead = 0; lead < 2; lead += 1) await storeEnquiry(product, { reasons: ['Four links'] });
  // Marked leads are higher than the others.
  await product.sql(`update public.leads set withdrawn_at = now(), corrected_at = now()
    where name = 'Visitor 9'`);
  // A mail that was given up: the health panel shows a warning.
  await product.sql(
    `insert into private.mail_outbox (kind, recipient, subject, body_text, attempts, abandoned_at)
     values ('team', 'leads@example.in', 'Given up', 'x', 20, now())`,
  );
  await signedInAdministrator(page, product);
});

/** Waits for the web fonts: their swap changes widths slightly, which is not what these tests measure. */
const expectLetters = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document.fonts.status === 'loaded' &&
          [...document.fonts].some(({ status }) => status === 'loaded'),
      ),
    )
    .toBe(true);

const check = (page: Page) => page.getByRole('link', { name: 'Settings Check' });

async function expectWholeDesk(page: Page) {
  await expect(page.locator('a[href="#quarantine"]')).toHaveText('Spam (2)');
  await expect(check(page)).toBeVisible();
  await expect(page.getByText('12 leads', { exact: true })).toBeVisible();
  await expect(page.locator('[data-lead-link]').nth(11)).toBeAttached();
}

for (const [name, address] of Object.entries(PARTS)) {
  test(`everything on the desk keeps its place when ${name} comes late`, async ({ page }) => {
    const part = await holdPart(page, address);
    await page.goto(ROUTES.admin, { waitUntil: 'domcontentloaded' });
    await part.asked;
    await expect(page.locator('[data-lead-link], [data-row-shape]').first()).toBeVisible();
    await expectLetters(page);
    const shiftBefore = await readLayoutShift(page);
    part.release();
    await expectWholeDesk(page);
    expect(await readLayoutShift(page)).toBe(shiftBefore);
  });
}

test('a reader who has scrolled to the end meanwhile sees nothing jump away', async ({ page }) => {
  // A low window: the desk of a large one has nothing to scroll before its leads are there.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 480 });
  const leads = await holdPart(page, PARTS['the list of leads']);
  await page.goto(ROUTES.admin);
  await leads.asked;
  await expect(check(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expectLetters(page);
  const shiftBefore = await readLayoutShift(page);
  leads.release();
  await expectWholeDesk(page);
  expect(await readLayoutShift(page)).toBe(shiftBefore);
});

test('the health panel moves nothing around its figures', async ({ page }) => {
  const health = await holdPart(page, PARTS['the health']);
  await page.goto(`${ROUTES.admin}#health`);
  await health.asked;
  await expect(page.getByText('Asking the database')).toBeVisible();
  await expectLetters(page);
  const shiftBefore = await readLayoutShift(page);
  health.release();
  await expect(page.getByText('Mails given up after twenty attempts: 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a test enquiry' })).toBeVisible();
  expect(await readLayoutShift(page)).toBe(shiftBefore);
});
