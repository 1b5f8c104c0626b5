import { expect, it } from 'vitest';
import { parseCss, printCss } from './css-tree.ts';
import { dropUnusedNames } from './drop-unused-names.ts';

const drop = (...sheets: string[]) =>
  dropUnusedNames(sheets.map(parseCss), new Set(['--from-script'])).map(printCss);

it('drops a custom property that no rule of any sheet reads, and those that only it read', () => {
  expect(drop(':root{--a:1px;--b:var(--a);--c:2px}', 'p{top:var(--c)}')).toEqual([
    ':root{--c:2px}',
    'p{top:var(--c)}',
  ]);
});

it('drops a movement that no rule begins', () => {
  const used = '@keyframes in{to{top:0}}p{animation:1s in}';
  expect(drop(`@keyframes out{to{top:0}}${used}`)).toEqual([used]);
});

it.each([
  ':root{--from-script:1px}',
  ':root{--a:1px}@media print{p{top:calc(1px + var(--a,0))}}',
  '@keyframes in{to{top:0}}p{animation-name:out,in}',
  'p{--a:0;transition:--a 1s}',
  'p{--a:1}@container style(--a: 1){b{top:0}}',
])('keeps %s', (css) => expect(drop(css)).toEqual([css]));
