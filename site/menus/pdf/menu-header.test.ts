import { describe, expect, it } from 'vitest';
import { bandsOf, heightOf } from '../testing/boxes.ts';
import { drawPages, MIXED_MENU } from '../testing/mixed-menu.ts';

const [wide] = await drawPages(MIXED_MENU);
const [tall] = await drawPages({ ...MIXED_MENU, slug: 'delhi-gali' });

describe.each([
  ['wide', wide],
  ['high', tall],
])('the header with a %s logo', (_shape, page) => {
  const [band] = bandsOf(page);
  const hero = page.shapes.find(({ kind }) => kind === 'photo');
  const logo = page.shapes.find(
    ({ kind, left, right }) => kind === 'frame' && left > 30 && right < 300,
  );

  it('shows the dish at the right edge, over the whole height', () => {
    expect(hero?.top).toBeCloseTo(0, 1);
    expect(hero?.right).toBeCloseTo(page.width, 1);
    expect(hero?.bottom).toBeCloseTo(band?.bottom ?? 0, 1);
    expect(hero?.left).toBeGreaterThan(page.width / 2);
  });

  it('keeps the logo beside the dish, and the words clear of both', () => {
    expect((logo?.right ?? 0) - (logo?.left ?? 0)).toBeLessThanOrEqual(226.5);
    expect(logo ? heightOf(logo) : 0).toBeLessThanOrEqual(72.5);
    expect(logo?.top).toBeGreaterThan(10);
    const words = page.words.filter(({ top }) => top < (band?.bottom ?? 0));
    expect(words.length).toBeGreaterThan(5);
    for (const { left, right, top, bottom } of words) {
      expect(left).toBeGreaterThanOrEqual(37.5);
      expect(right).toBeLessThan((hero?.left ?? 0) - 15);
      expect(top).toBeGreaterThan((logo?.bottom ?? 0) + 5);
      expect(bottom).toBeLessThan((band?.bottom ?? 0) - 10);
    }
    expect(words.map(({ text }) => text.trim()).join(' ')).toContain(MIXED_MENU.description.trim());
    expect(words[0]?.face).toBe('Figtree-ExtraBold');
    expect(words.at(-1)?.face).toBe('Figtree-Regular');
  });
});
