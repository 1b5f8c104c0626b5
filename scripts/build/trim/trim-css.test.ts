import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { dropUnused, joinPrintRules, splitPrintRules, wordsOf } from './trim-css.ts';

const words = wordsOf(
  parse(
    '<style>.gone-1{}</style><p class="here-1 by-2">x</p><script>"from-script --from-script"</script>',
  ),
);
const drop = (...sheets: string[]) => dropUnused(sheets, words);

it('takes the print blocks with the layers around them and leaves the rest as it was', () => {
  expect(
    splitPrintRules(
      '@layer a{.x{color:red}@media print{.x{color:#000}.y{top:0}}.z{top:1px}}@layer b;',
    ),
  ).toEqual({
    screen: '@layer a{.x{color:red}.z{top:1px}}@layer b;',
    print: '@layer a{@media print{.x{color:#000}.y{top:0}}}',
  });
});

it('keeps conditions around and inside a print block', () => {
  const { screen, print } = splitPrintRules(
    '@supports (top:0){@media print{@page{margin:1cm}@media (min-width:1cm){.a{top:0}}}}',
  );
  expect(screen).not.toContain('margin');
  expect(print).toBe(
    '@supports (top:0){@media print{@page{margin:1cm}@media (min-width:1cm){.a{top:0}}}}',
  );
});

it('leaves to today’s browsers what they understand', () => {
  const { screen } = splitPrintRules(
    '.a{animation:swing ease-in-out;animation-timeline:view();color:light-dark(#fff,#000)}',
  );
  expect(screen).toMatch(/animation:[^;}]*swing[^;}]*;animation-timeline:view\(\)/);
  expect(screen).not.toMatch(/animation:[^;}]*view\(\)/);
  expect(screen).toContain('light-dark(#fff,#000)');
});

it('writes the prefixes that phones of today still want', () => {
  const { screen } = splitPrintRules('.a{text-size-adjust:none}');
  expect(screen).toContain('-webkit-text-size-adjust:none');
  expect(screen).toContain('-moz-text-size-adjust:none');
});

it.each([
  '@media (min-width:1px){.a{top:0}}',
  '@media print and (min-width:1px){.a{top:0}}',
  '@media not print{.a{top:0}}',
  '@media screen,print{.a{top:0}}',
])('leaves %s on the screen, which is not for print alone', (css) => {
  const { screen, print } = splitPrintRules(css);
  expect(screen).toContain('.a{top:0}');
  expect(print).toBe('');
});

it('refuses a print block inside of a rule, which it could not take out', () => {
  expect(() => splitPrintRules('.a{color:red;@media print{color:#000}}')).toThrow(
    /around the rule/,
  );
});

it('writes a rule for print once, however many stylesheets have it', () => {
  const rule = '@layer a{@media print{.x{top:0}}}';
  const other = '@layer b{@media print{.x{top:0}}}';
  expect(joinPrintRules([rule, other, rule])).toBe(`${rule}${other}`);
});

it('writes it once also between others, and again under another condition', () => {
  const joined = joinPrintRules([
    '@media print{.x{top:0}}',
    '@media print{.y{top:1px}.x{top:0}}@layer a{@media print{.x{top:0}}}',
    '@media print{.z{top:2px}}@media print{.x{top:0}}',
  ]);
  expect(joined).toBe(
    '@media print{.x{top:0}.y{top:1px}}@layer a{@media print{.x{top:0}}}@media print{.z{top:2px}}',
  );
});

it('has no print part where nothing is for print', () => {
  const css = '@layer a{.x{color:var(--b)}}@font-face{font-family:c;src:url(d)}';
  expect(splitPrintRules(css)).toEqual({ screen: css, print: '' });
});

it('drops a rule, and what is empty without it, where no selector can hold', async () => {
  expect(await drop('.gone-1{top:0}.here-1 .gone-1{top:0}.here-1{top:1px}')).toEqual([
    '.here-1{top:1px}',
  ]);
  const [left] = await drop('@layer a{@media (width>1px){.gone-1{top:0}}}@layer b;');
  expect(left).toBe('@layer a,b;');
});

it('drops a custom property that no rule of any sheet reads, and those that only it read', async () => {
  expect(await drop(':root{--a:1px;--b:var(--a);--c:2px}', 'p{top:var(--c)}')).toEqual([
    ':root{--c:2px}',
    'p{top:var(--c)}',
  ]);
});

it('drops a movement that no rule begins', async () => {
  const used = '@keyframes in{to{top:0}}p{animation:1s in}';
  expect(await drop(`@keyframes out{to{top:0}}${used}`)).toEqual([used]);
});

it.each([
  '.gone-1,.here-1{top:0}',
  '.from-script{top:0}',
  'a[href$=\\.svg]{top:0}',
  '.here-1:not(.gone-1){top:0}',
  ':is(.gone-1,.here-1){top:0}',
  '@font-face{font-family:gone;src:url(a)}',
  '*,:before{top:0}',
  '.here-1:after{content:"}@media print{;"}',
  ':root{--from-script:1px}',
  ':root{--a:1px}p{top:calc(1px + var(--a,0))}',
  '@keyframes in{to{top:0}}p{animation-name:out,in}',
  'p{--a:0;transition:--a 1s}',
  'p{--a:1}@container style(--a:1){b{top:0}}',
  'p{color:light-dark(red,#000)}',
])('keeps %s', async (css) => expect(await drop(css)).toEqual([css]));
