import { type Browser, type BrowserContextOptions, chromium, type Locator } from '@playwright/test';
import { ENQUIRY_MESSAGES } from '../../contract/enquiry.ts';
import { brandPath } from '../../contract/paths.ts';
import { ROUTES } from '../../contract/routes.ts';
import { BROWSER_ARGUMENTS } from '../../tests/support/browser/browser.ts';
import { readOverflow } from '../../tests/support/browser/overflow.ts';
import { findWeakTexts } from '../../tests/support/browser/text-contrast.ts';
import { loadBrands, loadNavigation } from '../../tests/support/content/read-content.ts';
import {
  fillForm,
  forgetCounts,
  send,
  storedLeads,
} from '../../tests/support/product/contact-page.ts';
import { expect, type Page, type Product, test } from '../../tests/support/product/product.ts';
import { measureContrast } from '../../ui/theme/contrast.ts';
import { readColour } from '../../ui/theme/read-colour.ts';
import { type OldVersion, oldChromium, runsOldChromium } from './old-chromium.ts';

const { main } = await loadNavigation();
const group = main.flatMap((entry) => ('links' in entry ? entry : [])).at(-1);
const link = group?.links.at(-1);
const brand = (await loadBrands()).find(({ colours }) => colours.scheme === 'dark');

const PAGES = [
  ROUTES.home,
  brandPath(brand?.slug ?? ''),
  ROUTES.menu,
  ROUTES.franchise,
  ROUTES.contact,
  ROUTES.contactSent,
  ROUTES.auth,
];

/** What Chromium learnt between 100, the bound in package.json, and 109, the oldest near it that can be had. */
const NEWER_THAN_100 = [
  'CSSContainerQueries',
  'CSSContainerRelativeUnits',
  'CSSIndependentTransformProperties',
  'CSSMediaQueries4',
  'CSSPseudoHas',
  'CSSViewportUnits4',
  'InertAttribute',
];

const BROWSERS: { name: string; version: OldVersion; unknown: string[] }[] = [
  { name: 'Chromium 118', version: 118, unknown: [] },
  { name: 'Chromium 109', version: 109, unknown: [] },
  { name: 'Chromium 109 with what 100 knows', version: 109, unknown: NEWER_THAN_100 },
];

test.skip(!runsOldChromium, 'Old Chromiums are there for Linux on x64');

const launch = async (version: OldVersion, unknown: string[] = []) =>
  chromium.launch({
    executablePath: await oldChromium(version),
    args: [...BROWSER_ARGUMENTS, `--disable-blink-features=${unknown}`],
  });

/** A page of an old browser, on a phone if nothing else is said, that prefers dark colours. */
const openPage = (browser: Browser, product: Product, options?: BrowserContextOptions) =>
  browser.newPage({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    bypassCSP: true,
    serviceWorkers: 'block',
    ...options,
  });

/** A link of the header that is shown once its menu is open. */
const menuLink = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: link?.label ?? '', exact: true });

const toHex = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** Fields and buttons of which neither edge nor ground stands out, by their names. */
const findPaleControls = async (page: Page): Promise<string[]> => {
  const controls = await page
    .locator('main :is(input, select, textarea, [type=submit]):visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !/^(checkbox|radio|hidden)$/.test((element as HTMLInputElement).type))
        .map((element) => {
          const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element);
          let around = element.parentElement;
          const ground = () => around && getComputedStyle(around).backgroundColor;
          while (around && ground() === 'rgba(0, 0, 0, 0)') around = around.parentElement;
          return {
            name: `${element.tagName} ${element.id} ${element.textContent}`,
            colours: [Number.parseFloat(borderTopWidth) ? borderTopColor : '', backgroundColor],
            ground: ground() ?? 'rgb(255, 255, 255)',
          };
        }),
    );
  return controls
    .filter(({ colours, ground }) =>
      colours
        .filter((colour) => colour.startsWith('rgb('))
        .every((colour) => measureContrast(toHex(colour), toHex(ground)) < 3),
    )
    .map(({ name }) => name);
};

for (const { name, version, unknown } of BROWSERS) {
  test.describe(name, () => {
    let browser: Browser;
    test.beforeAll(async () => {
      // It may have to be fetched first.
      test.setTimeout(600_000);
      browser = await launch(version, unknown);
    });
    test.afterAll(() => browser.close());

    test('shows the site in its day colours', async ({ product }) => {
      const page = await openPage(browser, product);
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('response', (response) => {
        if (!response.ok()) faults.push(`${response.status()} ${response.url()}`);
      });
      for (const path of PAGES) {
        await page.goto(path);
        const { ground, text, title } = await page.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.body);
          const heading = document.querySelector('h1') ?? document.body;
          const title = Number.parseFloat(getComputedStyle(heading).fontSize);
          return { ground: backgroundColor, text: color, title };
        });
        expect.soft(toHex(ground), path).toBe(readColour('page'));
        expect.soft(toHex(text), path).toBe(readColour('text'));
        expect.soft(title, path).toBeGreaterThanOrEqual(30);
        expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0);
        expect.soft(await findPaleControls(page), path).toEqual([]);
        expect.soft(await findWeakTexts(page), path).toEqual([]);
      }
      expect(faults).toEqual([]);
      await page.close();
    });

    test("marks what is chosen, and paints a brand's button in its colour", async ({ product }) => {
      const page = await openPage(browser, product);
      await page.goto(ROUTES.payback);
      const chosen = page.getByRole('radio', { checked: true }).first();
      const other = page.getByRole('radio', { checked: false }).first();
      const readMark = (input: Locator) =>
        input.evaluate((one) => [
          getComputedStyle(one).opacity === '1' && (one as HTMLInputElement).checked,
          getComputedStyle(one.parentElement as HTMLElement).backgroundColor,
        ]);
      expect(await readMark(chosen)).not.toEqual(await readMark(other));
      await page.goto(brandPath(brand?.slug ?? ''));
      const button = await page
        .locator('h1 ~ div a')
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
      expect(toHex(button)).toBe(brand?.colours.letter.toLowerCase());
      await page.close();
    });

    for (const javaScriptEnabled of [true, false]) {
      test(`opens its menu ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
        product,
      }) => {
        const page = await openPage(browser, product, { javaScriptEnabled });
        await page.goto(ROUTES.contact);
        const toggle = page.getByRole('button', { name: 'Navigation' });
        await expect(menuLink(page)).toBeHidden();
        await toggle.tap();
        await expect(menuLink(page)).toBeVisible();
        await page.touchscreen.tap(5, 780);
        await expect(menuLink(page)).toBeHidden();
        await toggle.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(page.locator('nav :focus')).toBeVisible();
        await menuLink(page).tap();
        await expect(page).toHaveURL(link?.href ?? '');
        await page.close();
      });
    }

    test('opens its menu on a wide screen', async ({ product }) => {
      const page = await openPage(browser, product, { viewport: { width: 1440, height: 900 } });
      await page.goto(ROUTES.contact);
      await expect(menuLink(page)).toBeHidden();
      // Without container queries it is the phone's.
      const toggle = page.getByRole('button', { name: 'Navigation' });
      await page
        .getByRole('button', { name: group?.label ?? '', exact: true })
        .or(toggle)
        .click();
      await menuLink(page).click();
      await expect(page).toHaveURL(link?.href ?? '');
      await page.close();
    });

    test('sends an enquiry', async ({ product }) => {
      const page = await openPage(browser, product);
      await forgetCounts(product);
      await page.goto(ROUTES.contact);
      await fillForm(page, { message: name });
      await send(page);
      await expect(page.getByText(ENQUIRY_MESSAGES.sent.title).first()).toBeVisible();
      expect(await storedLeads(product, name)).toHaveLength(1);
      await page.close();
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  const script = `${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
  test(`Chromium 92 has plain pages, and sends an enquiry ${script}`, async ({ product }) => {
    test.setTimeout(600_000);
    const browser = await launch(92);
    const page = await openPage(browser, product, { javaScriptEnabled });
    for (const path of PAGES) {
      await page.goto(path);
      expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0);
      // Nobody sent anything yet: that answer is for who did.
      await expect
        .soft(page.locator('main'))
        .not.toContainText(ENQUIRY_MESSAGES.sent.title, { useInnerText: true });
    }
    await forgetCounts(product);
    await page.goto(ROUTES.contact);
    const words = `From 92 ${script}`;
    // Playwright's own way asks whether a field is visible, by a function that this browser does not have.
    const trap = await page.evaluate((message) => {
      const values = {
        name: 'Simran',
        email: 'simran@example.in',
        phone: '9876543210',
        message,
      };
      for (const [name, value] of Object.entries(values)) {
        document.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
        document.execCommand('insertText', false, value);
      }
      document.querySelector<HTMLElement>('main form [type=submit]')?.click();
      return document.querySelector('[name=homepage]')?.getBoundingClientRect().right;
    }, words);
    expect(trap).toBeLessThan(0);
    await page.waitForFunction(
      (title) => document.body.textContent.includes(title),
      ENQUIRY_MESSAGES.sent.title,
    );
    expect(await storedLeads(product, words)).toHaveLength(1);
    await browser.close();
  });
}
