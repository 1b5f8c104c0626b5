import { expect, it } from 'vitest';
import { parseCss, printCss } from './css-tree.ts';
import { dropUnusedRules, wordsOf } from './drop-unused-rules.ts';

const words = wordsOf(
  '<style>.gone-1{}</style><p class="here-1 by-2">x</p><script>"from-script"</script>',
);
const drop = (css: string) => printCss(dropUnusedRules(parseCss(css), words));

it('drops a rule, and what is empty without it, where no selector can hold', () => {
  expect(drop('.gone-1{top:0}.here-1 .gone-1{top:0}.here-1{top:1px}')).toBe('.here-1{top:1px}');
  expect(drop('@layer a{@media (width>1px){.gone-1{top:0}}}@layer b;')).toBe('@layer b;');
});

it.each([
  '.gone-1,.here-1{top:0}',
  '.from-script{top:0}',
  'a[href$=".svg"]{top:0}',
  '.here-1:not(.gone-1){top:0}',
  ':is(.gone-1,.here-1){top:0}',
  '@keyframes gone-1{to{top:0}}',
  '@font-face{font-family:gone}',
  '*,:before{top:0}',
])('keeps %s', (css) => {
  expect(drop(css)).toBe(css);
});
