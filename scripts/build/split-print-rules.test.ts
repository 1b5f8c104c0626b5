import { expect, it } from 'vitest';
import { parseCss, printCss } from './css-tree.ts';
import { splitPrintRules } from './split-print-rules.ts';

const split = (css: string) => {
  const { screen, print } = splitPrintRules(parseCss(css));
  return [printCss(screen), printCss(print)];
};

it('takes the blocks with the layers around them and leaves the rest as it was', () => {
  expect(
    split('@layer a{.x{color:red}@media print{.x{color:#000}.y{top:0}}.z{top:1px}}@layer b;'),
  ).toEqual(['@layer a{.x{color:red}.z{top:1px}}@layer b;', '@layer a{.x{color:#000}.y{top:0}}']);
});

it('keeps conditions around and inside a block', () => {
  expect(
    split('@supports (top:0){@media print{@page{margin:1cm}@media (width>1cm){.a{top:0}}}}'),
  ).toEqual([
    '@supports (top:0){}',
    '@supports (top:0){@page{margin:1cm}@media (width>1cm){.a{top:0}}}',
  ]);
});
