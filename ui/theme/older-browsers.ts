import parseValue, { type Node } from 'postcss-value-parser';
import type { CSSOptions } from 'vite';
import { readTokens } from './read-colour.ts';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[0];
type Scheme = 'light' | 'dark';

const NO_LIGHT_DARK = 'not (color:light-dark(red,red))';

/** Units of which the browsers of `browserslist` may not know, and what comes near them. */
const OLDER_UNITS: Readonly<Record<string, string>> = {
  svh: 'vh',
  dvh: 'vh',
  cqi: 'vw',
  cqb: 'vh',
};

/** Rules for browsers without `light-dark()` alone. */
export const withoutLightDark = (rules: string): string => `@supports ${NO_LIGHT_DARK}{${rules}}`;

/** The house's colours as one scheme shows them, as declarations. Without `light-dark()` nothing follows
 * `color-scheme`, so each ground with a scheme of its own says them again. */
export const schemeColours = (scheme: Scheme): string =>
  listColours(scheme)
    .map(({ prop, value }) => `${prop}:${value}`)
    .join(';');

function listColours(scheme: Scheme) {
  const other = readTokens(scheme === 'light' ? 'dark' : 'light');
  return Object.entries(readTokens(scheme))
    .filter(([name, colour]) => other[name] !== colour)
    .map(([name, value]) => ({ prop: `--${name}`, value }));
}

function splitArguments(nodes: readonly Node[]): Node[][] {
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'div') parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts;
}

/** The value with what `choose` gives for a node of it in that node's place. */
function replaceNodes(value: string, choose: (node: Node) => Node | undefined): string {
  const parsed = parseValue(value);
  parsed.walk((node) => void Object.assign(node, choose(node)));
  return parsed.toString();
}

const chooseScheme = (value: string, scheme: Scheme) =>
  replaceNodes(value, (node) => {
    if (node.type !== 'function' || node.value !== 'light-dark') return;
    return splitArguments(node.nodes)[scheme === 'light' ? 0 : 1]?.[0];
  });

const readShare = (colour: readonly Node[]): number | undefined => {
  const size = parseValue.unit(colour.at(-1)?.value ?? '');
  return size && size.unit === '%' ? Number(size.number) : undefined;
};

/** Of two mixed colours the larger part; a see-through line becomes a full one. */
const chooseLargerPart = (value: string) =>
  replaceNodes(value, (node) => {
    if (node.type !== 'function' || node.value !== 'color-mix') return;
    const [, one = [], other = []] = splitArguments(node.nodes);
    const share = readShare(one) ?? 100 - (readShare(other) ?? 50);
    return share >= 50 || one[0]?.value === 'currentcolor' ? one[0] : other[0];
  });

const chooseOlderUnits = (value: string) =>
  replaceNodes(value, (node) => {
    const size = node.type === 'word' && parseValue.unit(node.value);
    const unit = size && OLDER_UNITS[size.unit];
    return unit ? { ...node, value: size.number + unit } : undefined;
  });

/** What says that a browser lacks something, and a declaration's value without it. */
const FALLBACKS: readonly [condition: string, (value: string, scheme: Scheme) => string][] = [
  [NO_LIGHT_DARK, chooseScheme],
  ['not (color:color-mix(in srgb,red,red))', chooseLargerPart],
  ['not ((width:1cqi) and (height:1svh))', chooseOlderUnits],
];

const isScheme = (value: string): value is Scheme => value === 'light' || value === 'dark';

/** PostCSS: writes after each rule what older browsers need instead of its colours and units. Without `light-dark()`
 * that is the light theme, dark grounds included. */
export const olderBrowsers: PostcssPlugin = {
  postcssPlugin: 'yctfc-older-browsers',
  Once(root, { AtRule }) {
    // Where a picture's words are unknown, the picture alone.
    root.walkDecls('content', (declaration) => {
      const [text = []] = splitArguments(parseValue(declaration.value).nodes);
      const value = parseValue.stringify(text);
      if (value !== declaration.value) declaration.cloneBefore({ value });
    });
    root.walkRules((rule) => {
      const [scheme] = rule.nodes
        .flatMap((node) => (node.type === 'decl' && node.prop === 'color-scheme' ? node.value : []))
        .filter(isScheme);
      // The page itself is light there.
      if (scheme && !rule.selector.startsWith(':root')) {
        const { source } = rule;
        const ground = rule.clone({ nodes: [] });
        // As text they would come from no file, of which Vite warns.
        ground.append(
          ...listColours(scheme).map((colour) => ({ ...colour, ...(source && { source }) })),
        );
        rule.before(new AtRule({ name: 'supports', params: NO_LIGHT_DARK }).append(ground));
      }
      for (const [params, fallback] of FALLBACKS) {
        const twin = rule.clone({ nodes: [] });
        rule.each((node) => {
          if (node.type !== 'decl') return;
          const value = fallback(node.value, scheme ?? 'light');
          // A shorthand of the twin would set back what follows it in the rule.
          const follows = twin.some(
            (one) => one.type === 'decl' && node.prop.startsWith(`${one.prop}-`),
          );
          if (follows || value !== node.value) twin.append(node.clone({ value }));
        });
        if (twin.first) rule.after(new AtRule({ name: 'supports', params }).append(twin));
      }
    });
  },
};
