import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where a colour may be written down, and why there. */
const ALLOWED: Readonly<Record<string, string>> = {
  'ui/theme/tokens.css': 'names every colour by its role',
  'ui/theme/print.css': 'paper is white and ink is black, whatever the theme',
  'ui/badge/badge.module.css': 'badges bring their four tints',
  'admin/features/health/health.module.css': 'amber, which only a warning there needs',
  'site/share/card.ts': 'two tones that only share pictures use',
  'site/menus/menu-look.ts': 'the paper of a printed menu',
};

const HEX = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
const NAMED =
  /(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|green|lime|olive|blue|navy|teal|aqua|yellow|gold|orange|brown|tan|beige|pink|purple|violet)(?![\w-])/gi;

/** Black darkens and white lightens what lies below or is mixed with them; neither has a hue of its own. */
const SHADE = /^#(?:000|fff|0000)$|^rgba?\((?:0[ ,]+0[ ,]+0|255 255 255)[ ,/]/i;

/** Values of a sheet's declarations but for masks, whose colours say only how much is seen. */
const readValues = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)]
    .filter(([, property]) => !property?.includes('mask'))
    .map(([, , value = '']) => value);

function findLiterals(file: string, text: string): string[] {
  const isSheet = file.endsWith('.css');
  const values = isSheet ? readValues(text) : [text];
  const patterns = isSheet ? [HEX, FUNCTION, NAMED] : [HEX, FUNCTION];
  return values
    .flatMap((value) => patterns.flatMap((pattern) => value.match(pattern) ?? []))
    .filter((literal) => !SHADE.test(literal));
}

const files = globSync('{admin,site,ui}/**/*.{css,ts,tsx,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

it('finds colours however they are written, and no mask, shade or token', () => {
  const css = `.a { color: #b3261e; background: rgb(27 10 13 / 0.6); border: 1px solid white;
    mask: linear-gradient(#0000, #000); box-shadow: 0 0 1px rgb(0 0 0 / 0.3); white-space: nowrap;
    fill: var(--color-red); content: url("./red.svg"); /* #fff8ee */ }`;
  expect(findLiterals('a.css', css)).toEqual(['#b3261e', 'rgb(27 10 13 / 0.6)', 'white']);
  expect(findLiterals('a.ts', `const NIGHT = '#4a0f1c'; const id = '#page';`)).toEqual(['#4a0f1c']);
});

it('takes every colour from tokens.css', () => {
  const found = files
    .filter((file) => !(file in ALLOWED))
    .flatMap((file) =>
      findLiterals(file, readFileSync(file, 'utf8')).map((literal) => `${file}: ${literal}`),
    );
  expect(found).toEqual([]);
});

it('excuses only files that write colours', () => {
  for (const file of Object.keys(ALLOWED))
    expect(findLiterals(file, readFileSync(file, 'utf8')), file).not.toEqual([]);
});
