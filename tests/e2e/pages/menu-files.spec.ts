import { menuPdfPath, menuTextPath, ROUTES } from '../../../contract/routes.ts';
import { loadMenus } from '../../support/content/read-content.ts';
import { expect, type Page, test } from '../../support/product/product.ts';
import { readActions, readPdf } from '../../support/site/read-pdf.ts';
import { type ReadPiece, readStructure } from '../../support/site/read-structure.ts';

const MAX_PDF_BYTES = 150_000;
const menus = await loadMenus();

/** Mark, name and price of each dish of a brand on the menus page. */
const readPage = (page: Page, slug: string): Promise<string[]> =>
  page.locator(`#${slug} details li`).evaluateAll((rows) =>
    rows.map((row) => {
      const [mark, name, price] = row.children;
      return `${mark?.textContent} ${name?.firstChild?.textContent?.trim()} ${price?.textContent}`;
    }),
  );

const MARKS = new Map([
  ['Vegetarian', 'Veg'],
  ['Non-vegetarian', 'Non-veg'],
]);

/** The same as a screen reader says them from the PDF: a mark, the name, signs, the price. */
function readDishes(pieces: readonly ReadPiece[]): string[] {
  return pieces.flatMap(({ role, words }, at) => {
    const mark = role === 'Figure' && MARKS.get(words);
    if (!mark) return [];
    const [name, ...others] = pieces.slice(at + 1).filter((piece) => piece.role === 'Span');
    return `${mark} ${name?.words} ${others.find((piece) => /^₹/.test(piece.words))?.words}`;
  });
}

test('the menus as PDF and as text have the dishes, marks and prices of the page', async ({
  page,
  request,
}) => {
  expect(menus).toHaveLength(8);
  await page.goto(ROUTES.menu);
  for (const { slug, brand, categories, topSellers, description } of menus) {
    const dishes = categories.flatMap((category) => category.dishes);
    const shown = await readPage(page, slug);
    expect(shown, slug).toHaveLength(dishes.length);

    const pdf = await request.get(menuPdfPath(slug));
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    const bytes = await pdf.body();
    expect(bytes.length, slug).toBeLessThanOrEqual(MAX_PDF_BYTES);
    const pieces = await readStructure(bytes);
    // The columns are read from top to bottom, so the order is that of the page.
    expect(readDishes(pieces), slug).toEqual(shown);
    const said = (wanted: string) =>
      pieces.filter(({ role }) => role === wanted).map(({ words }) => words);
    expect(said('H2')).toEqual(['Top sellers', ...categories.map(({ name }) => name)]);
    expect(said('Figure').slice(0, 2)).toEqual([`${brand.name} menu`, brand.hero.alt]);
    expect(said('P')).toContain(description);
    expect(await readPdf(bytes)).toMatchObject({ title: `${brand.name} menu`, language: 'en-IN' });
    expect((await readActions(bytes)).links).toEqual([
      expect.stringMatching(new RegExp(`^Link http.*/brands/${slug}$`)),
      expect.stringMatching(/^Link tel:\+91\d{10}$/),
    ]);

    const file = await request.get(menuTextPath(slug));
    expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await file.text();
    expect(text.replaceAll('\n', ' ')).toContain(description);
    const lines = [...text.matchAll(/^(.+) \((veg|non-veg|egg)\) \.+ (₹[\d,]+)$/gm)];
    expect(
      lines.map(
        ([, name, mark, price]) => `${mark === 'veg' ? 'Veg' : 'Non-veg'} ${name} ${price}`,
      ),
    ).toEqual(shown);
    for (const name of topSellers) expect(text).toMatch(new RegExp(`^${name} \\.+ ₹`, 'm'));
  }
});
