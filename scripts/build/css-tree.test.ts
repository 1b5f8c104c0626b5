import { expect, it } from 'vitest';
import { parseCss, printCss } from './css-tree.ts';

it.each([
  '@layer a,b;@layer a{.x{color:red;top:0}@media print{.x{top:1px}}}',
  '.q:after{content:"}@media print{;"}.r{background:url("a;b")}',
  '@font-face{src:url(a)format("woff2");font-display:swap;}',
])('gives back what it read: %s', (css) => {
  expect(printCss(parseCss(css))).toBe(css);
});

it('reads blocks within blocks', () => {
  expect(parseCss('@layer a{.x{top:0}}b;')).toEqual([
    { prelude: '@layer a', children: [{ prelude: '.x', children: ['top:0'] }] },
    'b;',
  ]);
});
