import { loadPage } from '../../support/content/read-content.ts';
import { isPublished, plain, readSaidOn } from '../../support/content/said-words.ts';
import { expect, type Page, test } from '../../support/product/product.ts';
import { ROUTE_TABLE, SHELL } from '../../support/site/route-table/route-table.ts';
import type { SpecifiedLink } from '../../support/site/route-table/specified-route.ts';

interface FoundLink {
  href: string;
  label: string;
  target: string | null;
  rel: string | null;
}

const findLinks = (page: Page, within: string): Promise<FoundLink[]> =>
  page.locator(`${within} a[href]`).evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      label: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  );

/** Texts of the page's own content, with the names of its pictures. */
const readWords = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const names = [...main.querySelectorAll('img')].map(({ alt }) => alt);
    return [main.textContent, ...names].join(' ');
  });

const messageOf = (href: string) => new URL(href, 'https://wa.me').searchParams.get('text') ?? '';

/** Which of the specified links a page lacks, in words. */
function findMissingLinks(specified: readonly SpecifiedLink[], found: FoundLink[]): string[] {
  return specified.flatMap(({ to, label = '', times, newTab, message }) => {
    const matches = found.filter(
      (link) =>
        to.test(link.href) &&
        link.label.startsWith(label) &&
        (!newTab || (link.target === '_blank' && link.rel?.includes('noopener'))) &&
        (message === undefined || message === messageOf(link.href)),
    );
    const count = new Set(matches.map(({ href }) => href)).size;
    const isThere = times === undefined ? count > 0 : count === times;
    return isThere ? [] : [`${label} ${to}: ${count} of ${times ?? 'one or more'}`];
  });
}

/** Without the label that an owner has replaced. */
const asSaid =
  (isSaid: (words: string) => boolean) =>
  ({ label = '', ...link }: SpecifiedLink): SpecifiedLink =>
    isSaid(label) ? { ...link, label } : link;

for (const route of ROUTE_TABLE.filter(({ path }) => isPublished(path))) {
  const { path, canonical, texts = [], fixed = [], links = [], headings = [] } = route;
  const isSaid = readSaidOn(canonical ?? path);
  const wanted = [...fixed, ...texts.filter(isSaid)];

  test(`${path} holds what the specification says`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const findMissing = async () => {
      const body = plain(await readWords(page));
      return wanted.filter((text) => !body.includes(plain(text)));
    };
    await expect.poll(findMissing).toEqual([]);
    const isQuiet = path === '/auth';
    const shell = plain(await page.locator('body').evaluate((all) => all.textContent ?? ''));
    if (!isQuiet) expect(SHELL.fixed?.filter((text) => !shell.includes(plain(text)))).toEqual([]);

    const titles = await page.locator('main :is(h2, h3, h4)').allTextContents();
    for (const [heading, times] of headings) {
      expect(
        titles.filter((title) => heading.test(title.trim())),
        String(heading),
      ).toHaveLength(times);
    }

    const chat = await findLinks(page, 'body > :not(header, main, footer)');
    const own = [...(await findLinks(page, 'main')), ...chat];
    expect(findMissingLinks(links.map(asSaid(isSaid)), own)).toEqual([]);
    if (!isQuiet)
      expect(
        findMissingLinks((SHELL.links ?? []).map(asSaid(isSaid)), await findLinks(page, 'body')),
      ).toEqual([]);

    if (!isQuiet) {
      const named = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(named ?? '').pathname).toBe(canonical ?? path);
    }
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(40);
  });
}

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/404/] });

  test('shows the 404 page and is logged as an error', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/no-such-page'),
    );
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    const { heading, text, linkLabel } = await loadPage('not-found');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: linkLabel })).toHaveAttribute('href', '/');
    expect((await logged).type()).toBe('error');
  });
});
