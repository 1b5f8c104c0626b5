import { fillCounts } from '../brand/brand-counts.ts';
import type { Claim, Register } from './claim.ts';
import { isFigureForm, writeFigure, writeFigureAs } from './write-figure.ts';

/** `{claim:single-investment}` or, in another form, `{claim:single-investment:from}`. */
const PLACEHOLDER = /\{claim:([^}:]*)(?::([^}]*))?\}/g;
/** A figure that is not ours: `{trade:15-30%}`, in a text that says whose it is. */
const OF_THE_TRADE = /\{trade:([^}]+)\}/g;
/** What goes with its claims: `[ from {claim:x:from}| on request]`, after the bar what stands there then. */
const OPTIONAL = /\[([^[\]|]*\{claim:[^[\]|]*)(?:\|([^[\]|]*))?\](?!\()/g;
const SENTENCE_END = /(?<=[.!?])(\s+)(?=\S)/;

/** Money, shares, counts with a plus, terms and sizes from a to b, and what is said of return and payback. */
const PERSUADES = new RegExp(
  [
    String.raw`₹\s?\d[\d,.]*`,
    String.raw`\bRs\.?\s?\d[\d,.]*`,
    String.raw`\d[\d.]*\s?(?:%|per\s?cent\b)`,
    String.raw`\d+\+`,
    String.raw`\d[\d.,-]*\s+(?:lakhs?|crores?)\b`,
    String.raw`\b24\/7\b`,
    String.raw`\b\d+(?:-|\s+to\s+)\d+\s+(?:months|years|brands|sq\s?ft)\b`,
    String.raw`\b(?:payback|break-even|ROI)\b[^.]{0,40}?\b\d+[\d-]*\s+(?:months|years)`,
  ].join('|'),
  'gi',
);

export interface FilledText {
  /** With figures in place of the placeholders and without what stated an expired one. */
  text: string;
  /** The claims that are shown. */
  claims: readonly Claim[];
  /** What is wrong with the text, for who wrote it. */
  faults: readonly string[];
}

export interface TextRules {
  register: Register;
  /** The text may name figures of the trade: it says elsewhere where they come from. */
  hasTradeSource?: boolean | undefined;
}

/** Fills a text of the content from the register, and with the numbers of brands and menus. */
export function fillText(raw: string, rules: TextRules): FilledText {
  const { text: written, faults } = fillCounts(raw);
  const filled = fillClaims(written, rules);
  return { ...filled, faults: [...faults, ...filled.faults] };
}

function fillClaims(written: string, rules: TextRules): FilledText {
  if (!/\d|\{(?:claim|trade):/.test(written)) return { text: written, claims: [], faults: [] };
  const { register } = rules;
  const claims: Claim[] = [];
  const isShown = (part: string) => !statesExpired(part, register);
  const put = (_: string, id: string, form = 'whole') => {
    const claim = register.get(id);
    if (!claim || !isFigureForm(form)) return '';
    claims.push(claim);
    return writeFigureAs(form, claim);
  };
  const text = dropSentences(
    written.replace(OPTIONAL, (_, part: string, otherwise = '') =>
      isShown(part) ? part : otherwise,
    ),
    isShown,
  )
    .replace(PLACEHOLDER, put)
    .replace(OF_THE_TRADE, '$1');
  return { text, claims, faults: findFaults(written, rules) };
}

/** Whether a text names a claim that has ended. */
export const statesExpired = (text: string, register: Register): boolean =>
  [...text.matchAll(PLACEHOLDER)].some(([, id = '']) => register.get(id)?.isExpired);

/** Without the sentences that state an expired figure. */
function dropSentences(text: string, isShown: (part: string) => boolean): string {
  if (isShown(text)) return text;
  const parts = text.split(SENTENCE_END);
  const kept = parts.filter((part, place) => place % 2 === 0 && isShown(part));
  return kept.join(' ');
}

function findFaults(written: string, { register, hasTradeSource }: TextRules): string[] {
  const unknown = [...written.matchAll(PLACEHOLDER)].flatMap(([, id = '', form = 'whole']) => [
    ...(register.has(id) ? [] : [`there is no claim "${id}" in content/claims/`]),
    ...(isFigureForm(form) ? [] : [`"${form}" is no form of a figure`]),
  ]);
  const plain = written.replace(PLACEHOLDER, '');
  const loose = new Set(plain.replace(OF_THE_TRADE, '').match(PERSUADES));
  const own = findOwn(plain, register);
  return [
    ...unknown,
    ...own.map((claim) => `"${writeFigure(claim)}" is our own figure: write {claim:${claim.id}}`),
    ...(own.length > 0 || hasTradeSource
      ? []
      : [...loose].map(
          (figure) =>
            `"${figure}" persuades and is not in content/claims/: put it there and write {claim:…}`,
        )),
    ...(!hasTradeSource && written.match(OF_THE_TRADE)
      ? ['a figure of the trade needs its source in tradeFigures']
      : []),
  ];
}

/** Ranges in rupees and counts with a plus that were typed though the register holds them. */
function findOwn(plain: string, register: Register): Claim[] {
  const flat = plain.replace(/\s+/g, ' ');
  return [...register.values()].filter(({ range, value }) => {
    const isTelling = range
      ? range.unit === 'rupees' && range.min !== range.max
      : value?.endsWith('+');
    return isTelling && new RegExp(`(?<!\\d)${quote(writeFigure({ range, value }))}`).test(flat);
  });
}

const quote = (text: string): string => text.replace(/[+.*?^$()[\]{}|\\]/g, '\\$&');
