import { expect, it } from 'vitest';
import { splitPrint } from './split-print.ts';

it.each([
  [
    'the layers around it',
    '@layer a{.x{color:red}@media print{.x{color:#000}.y{top:0}}.z{top:1px}}@layer b;',
    '@layer a{.x{color:red}.z{top:1px}}@layer b;',
    '@layer a{@media print{.x{color:#000}.y{top:0}}}',
  ],
  [
    'conditions around and inside of it',
    '@supports (top:0){@media print{@page{margin:1cm}@media (min-width:1cm){.a{top:0}}}.b{top:0}}',
    '@supports (top:0){.b{top:0}}',
    '@supports (top:0){@media print{@page{margin:1cm}@media (min-width:1cm){.a{top:0}}}}',
  ],
  [
    'nothing where nothing is for print',
    '@layer a{.x{color:var(--b)}}@font-face{font-family:c;src:url(d)}',
    '@layer a{.x{color:var(--b)}}@font-face{font-family:c;src:url(d)}',
    '',
  ],
])('takes out a print block with %s', (_what, css, screen, print) => {
  expect(splitPrint(css)).toEqual({ screen, print });
});

it.each([
  '@media (min-width:1px){.a{top:0}}',
  '@media print and (min-width:1px){.a{top:0}}',
  '@media not print{.a{top:0}}',
  '@media screen,print{.a{top:0}}',
])('leaves %s on the screen, which is not for print alone', (css) => {
  const { screen, print } = splitPrint(css);
  expect(screen).toContain('.a{top:0}');
  expect(print).toBe('');
});

it('refuses a print block inside of a rule, which it could not take out', () => {
  expect(() => splitPrint('.a{color:red;@media print{color:#000}}')).toThrow(/around the rule/);
});

it('writes what browsers of today understand', () => {
  const { screen } = splitPrint(
    '.a{animation:swing ease-in-out;animation-timeline:view();color:light-dark(#fff,#000);text-size-adjust:none}',
  );
  expect(screen).toMatch(/animation:[^;}]*swing[^;}]*;animation-timeline:view\(\)/);
  expect(screen).not.toMatch(/animation:[^;}]*view\(\)/);
  expect(screen).toContain('light-dark(#fff,#000)');
  expect(screen).toContain('-webkit-text-size-adjust:none');
});
