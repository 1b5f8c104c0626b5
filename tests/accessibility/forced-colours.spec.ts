import { ROUTES } from '../../contract/routes.ts';
import { signedInAdministrator } from '../support/product/administrator.ts';
import { expect, type Page, test } from '../support/product/product.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const PRESSED = ['[aria-pressed="true"]', '[aria-pressed="false"]'] as const;
const CURRENT = ['[aria-current]', ':not([aria-current])'] as const;
const CHECKED = [':has(:checked)', ':has(input:not(:checked))'] as const;

/** What a visitor chooses: where, its selector, how the chosen one differs, and what is pressed first. */
const CHOICES: readonly (readonly [string, string, readonly [string, string], string?])[] = [
  [
    ROUTES.about,
    '#site-menu li > button',
    [':has(+ * [aria-current])', ':not(:has(+ * [aria-current]))'],
  ],
  [ROUTES.contact, '#site-menu > ul > li > a', CURRENT],
  [ROUTES.payback, 'main label:has([name="model"])', CHECKED],
  [ROUTES.payback, 'main label:has([name="city"])', CHECKED],
  [ROUTES.finder, 'main label:has([name="place"])', CHECKED, 'main label:has([name="place"])'],
  [ROUTES.compare, 'main label:has([name="models"])', CHECKED, 'main label:has([name="models"])'],
  [ROUTES.compare, 'main label:has([name="brands"])', CHECKED, 'main label:has([name="brands"])'],
  [ROUTES.franchise, '[data-keep]', PRESSED, '[data-keep]'],
  [ROUTES.auth, '[role="tab"]', ['[aria-selected="true"]', '[aria-selected="false"]']],
];

/** What forced colours leave of an element's look; a box to tick that the system draws shows its tick. */
const readLook = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, borderColor, textDecorationLine } = getComputedStyle(element);
      const box = element.querySelector('input');
      const isDrawn =
        box && getComputedStyle(box).appearance !== 'none' && getComputedStyle(box).opacity === '1';
      return {
        color,
        // Whether it has a ground of its own: forced to one colour, that is no sign.
        ground: backgroundColor.replace(/^rgba\((.+), 0\)$/, 'rgb($1)'),
        borderColor,
        textDecorationLine,
        isTicked: isDrawn && box.checked,
      };
    });

const expectDifference = async (
  page: Page,
  selector: string,
  [chosen, other]: readonly [string, string],
) =>
  expect(await readLook(page, selector + chosen), selector).not.toEqual(
    await readLook(page, selector + other),
  );

for (const [path, selector, states, press] of CHOICES) {
  test(`with forced colours, ${selector} of ${path} looks chosen`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    if (press) await page.locator(press).first().click();
    // Under the pointer it looks otherwise anyway.
    await page.mouse.move(0, 0);
    await expectDifference(page, selector, states);
  });
}

test('with forced colours, what is chosen at the desk looks chosen', async ({ page, product }) => {
  await signedInAdministrator(page, product);
  for (const [view, selector] of [
    ['today', '[data-desk-nav] a'],
    ['today', 'main nav a'],
    ['week', 'main nav a'],
  ] as const) {
    await page.goto(`${ROUTES.admin}#${view}`);
    await expect(page.locator(selector + CURRENT[0]).first()).toBeVisible();
    await expectDifference(page, selector, CURRENT);
  }
});
