import { readFileSync } from 'node:fs';

type Theme = 'light' | 'dark';
type Colours = Record<string, string>;

const PROPERTY = /--([\w-]+):\s*([^;]+);/g;

/** Custom properties of `css` that are colours written as `#rrggbb`, as one theme shows them. */
export function readColours(css: string, theme: Theme): Colours {
  const colours: Colours = {};
  for (const [, name = '', value = ''] of css.matchAll(PROPERTY)) {
    const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
    const colour = pair?.[theme === 'light' ? 1 : 2] ?? value;
    if (/^#\w+$/.test(colour)) colours[name] = colour;
  }
  return colours;
}

let sheet: string | undefined;

/** The colours that tokens.css gives to `selector`, as one theme shows them. */
export function readTokens(theme: Theme, selector = ':root'): Colours {
  // The build and its tests run in the project's root; bundled modules are elsewhere.
  sheet ??= readFileSync('ui/theme/tokens.css', 'utf8');
  const [, rule = ''] = sheet.split(`\n  ${selector} {`);
  const [body = ''] = rule.split('}');
  return readColours(body, theme);
}

/** A colour of the house for what no stylesheet reaches: share pictures, printed menus, the browser's own bars. */
export function readColour(name: string, theme: Theme = 'light'): string {
  const colour = readTokens(theme)[`color-${name}`];
  if (!colour) throw new Error(`ui/theme/tokens.css has no --color-${name}`);
  return colour;
}
