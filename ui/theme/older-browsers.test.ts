import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { olderBrowsers } from './older-browsers.ts';

const config = await resolveConfig(
  { configFile: false, css: { postcss: { plugins: [olderBrowsers] } } },
  'build',
);

it.each([
  ['a{color:light-dark(#fff, rgb(0 0 0 / 0.5))}', 'a{color:#fff}'],
  ['a{color-scheme:dark;color:light-dark(#fff, rgb(0 0 0 / 0.5))}', 'a{color:rgb(0 0 0 / 0.5)}'],
  ['a{--b:color-mix(in srgb, var(--c), #000 78%)}', 'a{--b:#000}'],
  ['a{--b:color-mix(in srgb, var(--c) 60%, #000)}', 'a{--b:var(--c)}'],
  [
    'a{border:0 solid color-mix(in srgb, currentcolor 40%, transparent);border-width:1px}',
    'a{border:0 solid currentcolor;border-width:1px}',
  ],
  ['a{width:min(var(--b), 11.5cqi)}', 'a{width:min(var(--b), 11.5vw)}'],
  ['a{content:"/" / ""}', 'a{content:"/";'],
])('%s has %s for older browsers', async (css, older) => {
  const { code } = await preprocessCSS(css, 'page.css', config);
  expect(code).toContain(older);
});

it('lets a dark ground keep the colours that it sets itself', async () => {
  const { code } = await preprocessCSS(
    'a{color-scheme:dark;--color-band:#36080f}',
    'page.css',
    config,
  );
  expect(code).toMatch(/--color-band:#2a1014.*--color-band:#36080f/s);
});
