import type { CSSOptions } from 'vite';
import { readTokens } from './read-colour.ts';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[0];
type Scheme = 'light' | 'dark';

const CONDITION = 'not (color:light-dark(red,red))';
const PAIR = /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^()]|\([^()]*\))+)\)/g;
const MIX = /color-mix\(in \w+, ((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\)/g;

/** Rules for browsers without `light-dark()` alone. */
export const withoutLightDark = (rules: string): string => `@supports ${CONDITION}{${rules}}`;

/** The value of a declaration in one scheme; of a mixture the colour that it has more of, if that can be seen. */
const plainColour = (value: string, scheme: Scheme): string =>
  value
    .replace(PAIR, scheme === 'light' ? '$1' : '$2')
    .replace(MIX, (mix, one: string, other: string) => {
      const share = Number(
        /([\d.]+)%/.exec(one)?.[1] ?? 100 - Number(/([\d.]+)%/.exec(other)?.[1]),
      );
      const colour = (share < 50 ? other : one).replace(/ [\d.]+%$/, '');
      return /^(transparent|#0000)$/.test(colour) ? mix : colour;
    });

/**
 * The house's colours as one scheme shows them, as declarations. Without `light-dark()` nothing follows
 * `color-scheme`, so each ground with a scheme of its own says them again.
 */
export function schemeColours(scheme: Scheme): string {
  const other = readTokens(scheme === 'light' ? 'dark' : 'light');
  return Object.entries(readTokens(scheme))
    .filter(([name, colour]) => other[name] !== colour)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}

/** Values that the browsers of `browserslist` may not know, and what stands before them for those. */
const OLDER_VALUES = [
  [/([\d.])[ds]vh/g, '$1vh'],
  [/clamp\(([\d.]+rem), [\d.]+cqi, [\d.]+rem\)/g, '$1'],
  [/ \/ ""$/, ''],
  [/color-mix\(in \w+, currentcolor \d+%, transparent\)/g, 'currentcolor'],
] as const;

/**
 * PostCSS: gives browsers without `light-dark()` the light theme's colours, dark grounds included, and
 * says newer lengths and contents in older words first.
 */
export const olderBrowsers: PostcssPlugin = {
  postcssPlugin: 'yctfc-older-browsers',
  Once(root, { AtRule, Rule }) {
    root.walkDecls((declaration) => {
      const value = OLDER_VALUES.reduce(
        (text, [now, then]) => text.replace(now, then),
        declaration.value,
      );
      if (value !== declaration.value) declaration.cloneBefore({ value });
    });
    root.walkRules((rule) => {
      let scheme: Scheme = 'light';
      const colours: string[] = [];
      rule.each((node) => {
        if (node.type !== 'decl') return;
        if (node.prop === 'color-scheme' && /^(light|dark)$/.test(node.value)) {
          scheme = node.value as Scheme;
          colours.push(schemeColours(scheme));
        }
        const colour = plainColour(node.value, scheme);
        if (colour !== node.value) colours.push(`${node.prop}:${colour}`);
      });
      if (colours.length === 0 || /:root[[:]/.test(rule.selector)) return;
      const supports = new AtRule({ name: 'supports', params: CONDITION });
      supports.append(new Rule({ selector: rule.selector }));
      (supports.first as typeof rule).append(`${colours.join(';')}`);
      rule.after(supports);
    });
  },
};
