import { expect, it } from 'vitest';
import { buildBrandStyles } from './brand-styles.ts';

const rolls = {
  slug: 'rolls',
  colours: { ground: '#C8371B', letter: '#FFF1D6', accent: '#FFD08A', scheme: 'dark' },
} as const;

it('paints each brand under its own selector', () => {
  const css = buildBrandStyles([rolls, { ...rolls, slug: 'momos' }]);
  expect(new Set(css.match(/\[data-brand=[a-z]+\]/g))).toEqual(
    new Set(['[data-brand=rolls]', '[data-brand=momos]']),
  );
  expect(css).toContain('--ground:#C8371B');
  expect(css).toContain('--dish:dish-momos');
  expect(css).toContain('color-scheme:dark');
});
