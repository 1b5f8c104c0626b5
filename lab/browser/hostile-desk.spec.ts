import { createFakeContent, MENU } from '../../admin/features/content/testing/fake-content.ts';
import { formatDay } from '../../contract/desk/indian-clock.ts';
import { ROUTES } from '../../contract/routes.ts';
import { storeAccount } from '../../server/auth/passwords.ts';
import { addressOf, HOSTILITIES, type Hostility } from '../../tests/support/browser/hostilities.ts';
import { forgetCounts } from '../../tests/support/product/contact-page.ts';
import { addLead, stayOnPage, TOMORROW } from '../../tests/support/product/desk.ts';
import { storeEnquiry } from '../../tests/support/product/enquiries.ts';
import {
  expect,
  OWNER,
  type Page,
  type Product,
  test,
} from '../../tests/support/product/product.ts';

const DAY_MS = 24 * 3600 * 1000;
const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
const dayBefore = (days: number) => written.format(new Date(formatDay(Date.now() - days * DAY_MS)));

/** A toast or any other words of the page. */
const says = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** What a person does in each view, and sees; in this order. */
const VIEWS: Readonly<Record<string, (page: Page, hostility: Hostility) => Promise<void>>> = {
  today: async (page) => {
    const row = page.getByRole('listitem').filter({ hasText: 'Gurpreet Kaur' });
    await expect(row).toContainText('8 days ago');
    await page
      .getByRole('link', { name: /Call .*Gurpreet Kaur/ })
      .first()
      .click();
    await press(page, 'No answer');
    await press(page, TOMORROW);
    await says(page, 'Gurpreet Kaur: no answer');
    await expect(row).toHaveCount(0);
  },
  add: async (page) => {
    await page.getByLabel('Name').fill('Ramesh Iyer');
    await page.getByLabel('Phone').fill('98400 12345');
    await page.getByLabel('Where it comes from').selectOption('Phone call');
    await press(page, 'Save lead');
    await says(page, 'Ramesh Iyer: added');
    await says(page, 'Added by hand');
  },
  leads: async (page) => {
    const row = page.getByRole('row').filter({ hasText: 'Gurpreet Kaur' });
    await expect(row).toContainText('8 days ago');
    await row.getByRole('link', { name: 'Gurpreet Kaur' }).first().click();
    const lead = page.getByRole('article');
    await lead.getByLabel('Note').fill('Wants a kitchen in Adyar');
    await press(page, 'Save note');
    await expect(lead.getByLabel('Note')).toHaveValue('');
    await expect(lead.getByText('Wants a kitchen in Adyar')).toBeVisible();
    await page.getByRole('link', { name: 'Simran Bedi' }).first().click();
    await press(page, 'Move to the bin');
    await says(page, 'Simran Bedi is in the bin');
  },
  search: async (page) => {
    await page.getByRole('searchbox').fill('Adyar');
    await expect(page.getByRole('link', { name: 'Gurpreet Kaur' }).first()).toBeVisible();
    await page.getByRole('searchbox').fill('helicopter');
    await says(page, 'Nothing matches');
  },
  board: async (page) => {
    await press(page, 'Move Gurpreet Kaur');
    await press(page, 'Qualified');
    await says(page, 'Gurpreet Kaur: Qualified');
    await expect(page.getByRole('list', { name: 'Qualified' })).toContainText('Gurpreet Kaur');
  },
  numbers: async (page) => {
    const range = page.getByText(/ to \d+ \w+ \d{4}$/);
    await expect(range).toContainText(dayBefore(0));
    await page.getByRole('link', { name: 'Earlier' }).click();
    await expect(range).toContainText(dayBefore(7));
    await expect(range).not.toContainText(dayBefore(0));
    await says(page, 'No taps on these days');
    await page.getByLabel('From').fill('2026-01-01');
    await press(page, 'Show');
    await says(page, '1 Jan 2026');
  },
  quarantine: async (page) => {
    await press(page, 'Not spam: Ravi Kumar');
    await says(page, 'is in the list, and the mails go out now');
    await says(page, 'No suspected spam');
  },
  health: async (page) => {
    await press(page, 'Send a test enquiry');
    await expect(
      page.getByRole('listitem').filter({ hasText: /Taken by the form’s function.* at / }),
    ).toBeVisible();
  },
  person: async (page) => {
    await press(page, 'Export');
    await says(page, 'Enter an email address or a phone number.');
    await page.getByLabel('Email address or phone number').fill('gurpreet@example.in');
    await press(page, 'Export');
    await says(page, /1 enquiry of gurpreet@example.in/);
  },
  import: async (page) => {
    const lines = ['Name,Phone,City', 'Harleen Gill,9811112222,Mohali'];
    const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
    await page.getByLabel('CSV file or Excel workbook').setInputFiles(file);
    await press(page, 'Check the file');
    await press(page, /Import .*1 lead/);
    await says(page, /1 lead.* imported/);
    await press(page, 'Undo this import');
    await says(page, /1 lead.* taken back/);
  },
  audit: (page) => says(page, OWNER.email),
  bin: async (page) => {
    await press(page, /Restore.*Simran Bedi/);
    await says(page, 'Restored: 1 lead');
    await expect(page.getByRole('button', { name: /Restore.*Simran Bedi/ })).toHaveCount(0);
  },
  team: async (page) => {
    await page.getByLabel('Email').fill('new-caller@team.example');
    await press(page, 'Invite');
    await expect(page.getByRole('table', { name: 'Invitations' })).toContainText(
      'new-caller@team.example',
    );
  },
  alerts: async (page, { address }) => {
    await press(page, 'Sound on a new lead');
    await says(page, 'The sound is on.');
    await press(page, 'Sound on a new lead');
    await says(page, 'The sound is off.');
    await says(page, address ? 'need the desk’s https address' : /messages|told/);
  },
  calendar: async (page) => {
    await press(page, 'Connect calendar');
    await expect(page.getByLabel('Your private address')).not.toHaveValue('');
    await press(page, 'Copy the address');
    await says(page, /Address copied|This browser can’t copy/);
    await press(page, 'Disconnect');
    await says(page, 'No calendar is connected yet.');
  },
  content: async (page) => {
    await page.getByRole('link', { name: 'Menus and prices' }).click();
    await page.getByRole('link', { name: 'Menu of Delhi Gali' }).click();
    await page.getByLabel('Kulhad chai, price in rupees').fill('45');
    await press(page, 'Save');
    await says(page, 'Visitors see it once you publish.');
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(MENU)));
  },
  settings: (page) =>
    expect(page.getByRole('main').getByRole('link', { name: 'Activity log' })).toBeVisible(),
};

/** The same leads for everybody. */
async function fill(product: Product): Promise<void> {
  await product.sql('delete from public.leads');
  await product.sql('delete from private.lead_archive');
  await product.sql('delete from private.invitations');
  await product.sql('delete from private.chat_clicks');
  // A day passes: ten invitations a day are the most.
  await product.sql('alter table private.audit_log disable trigger all');
  await product.sql("update private.audit_log set at = at - interval '1 day'");
  await product.sql('alter table private.audit_log enable trigger all');
  await forgetCounts(product);
  await storeAccount(product.sql, OWNER);
  await addLead(product, 'Gurpreet Kaur', 8 * 24 * 60);
  await addLead(product, 'Simran Bedi', 30);
  await storeEnquiry(product, { name: 'Ravi Kumar', reasons: ['The message holds 4 links'] });
}

/** By the form, with a wrong password first. */
async function signIn(page: Page, { onceAlive }: Hostility): Promise<void> {
  await page.goto(ROUTES.auth);
  const submit = page.locator('form [type=submit]');
  await submit.waitFor();
  await onceAlive?.(page);
  await page.locator('input[name=email]').fill(OWNER.email);
  for (const password of ['violet-tractor-91', OWNER.password]) {
    await page.locator('input[name=password]').fill(password);
    await submit.click();
    if (password === OWNER.password) break;
    await says(page, 'Invalid');
    await expect(submit).toBeEnabled();
  }
  await expect(page).toHaveURL(new RegExp(`${ROUTES.admin}$`));
}

// Half a minute each: both workers take some.
test.describe.configure({ mode: 'parallel' });

for (const hostility of HOSTILITIES) {
  test.describe(`the desk ${hostility.name}`, () => {
    test.use({
      baseURL: async ({ product }, use) => use(addressOf(hostility, product)),
      // The wrong password.
      expectedErrors: [new RegExp(`status of 400|${hostility.errors}`)],
      contextOptions: { reducedMotion: 'reduce' },
    });
    test('each view does what it is for', async ({ page, product }) => {
      await fill(product);
      const content = createFakeContent();
      await page.route(/\/desk\/content(?!\/space)/, async (route) => {
        const request = route.request();
        const [status, json] = content.answer(
          request.url(),
          request.method() === 'POST' ? request.postDataJSON() : undefined,
        );
        await route.fulfill({ status, json });
      });
      await stayOnPage(page);
      await hostility.atStart?.(page);
      await signIn(page, hostility);
      await expect(page.getByRole('navigation', { name: 'Lead desk' })).toBeVisible();
      await hostility.onceAlive?.(page);
      for (const [view, act] of Object.entries(VIEWS)) {
        await test.step(view, async () => {
          await page.goto(`${ROUTES.admin}#${view}`);
          await act(page, hostility);
        });
      }
    });
  });
}

test('where not even a session is kept, the sign-in says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await page.goto(ROUTES.auth);
  await says(page, 'Allow cookies and site data');
});
