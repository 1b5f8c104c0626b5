import {
  type CustomAtRules,
  Features,
  type MediaQuery,
  type Rule,
  type Targets,
  transform,
  type Visitor,
} from 'lightningcss';
import { BROWSER_TARGET } from '../../../ui/browser-target.ts';

export type SplitStyles = Record<'screen' | 'print', string>;

/** As lightningcss numbers them. Without targets it folds `animation-timeline` into `animation`,
 * which no browser of today understands. */
const TARGETS: Targets = Object.fromEntries(
  BROWSER_TARGET.map((target) => {
    const [, name = '', major = '0', minor = '0'] =
      /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(target) ?? [];
    return [name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

export const splitPrint = (css: string): SplitStyles => ({
  screen: write(css, { Rule: (rule) => (isPrintBlock(rule) ? [] : undefined) }),
  print: write(css, keepPrintBlocks()),
});

export function dropUnused(css: string, classes: ReadonlySet<string>): string {
  const named = [...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);
  return write(
    css,
    {},
    [...new Set(named)].filter((name) => !classes.has(name)),
  );
}

const write = (css: string, visitor: Visitor<CustomAtRules>, unusedSymbols: string[] = []) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    exclude: Features.LightDark,
    visitor,
    unusedSymbols,
  }).code.toString();

/** Rules are only left out, never written anew: lightningcss 1.33 cannot take back all that it
 * gives (a `var()` in a declaration, for one). */
function keepPrintBlocks(): Visitor<CustomAtRules> {
  let depth = 0;
  return {
    Rule(rule) {
      if (isPrintBlock(rule)) depth += 1;
      if (rule.type === 'style' && rule.value.rules?.some(isPrintBlock))
        throw new Error('@media print stands inside of a rule; put it around the rule');
      return depth > 0 || isGroup(rule) ? undefined : [];
    },
    RuleExit(rule) {
      if (!isGroup(rule)) return undefined;
      if (isPrintBlock(rule)) depth -= 1;
      return rule.value.rules.every(({ type }) => type === 'ignored') ? [] : undefined;
    },
  };
}

const isPrintBlock = (rule: Rule): boolean =>
  rule.type === 'media' && rule.value.query.mediaQueries.every(isForPrint);

const isForPrint = ({ mediaType, condition, qualifier }: MediaQuery): boolean =>
  mediaType === 'print' && !condition && !qualifier;

type GroupRule = Extract<Rule, { type: 'media' | 'supports' | 'layer-block' | 'container' }>;

const isGroup = (rule: Rule): rule is GroupRule =>
  ['media', 'supports', 'layer-block', 'container'].includes(rule.type);
