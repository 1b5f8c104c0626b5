import { type BrandCounts, COUNTS, readBrandCounts } from '../brand/brand-counts.ts';
import type { Claim, Register } from './claim.ts';
import { isFigureForm, writeFigure, writeFigureAs } from './write-figure.ts';

/** `{claim:single-investment}` or, in another form, `{claim:single-investment:from}`; `{count:brands}`, or
 * `{Count:brands}` where a sentence begins. */
const PLACEHOLDER = /\{(claim|[Cc]ount):([^{}:]*)(?::([^{}]*))?\}/g;
/** What goes with what it states: `[ from {claim:x:from}| on request]`, after the bar what stands there then. */
const OPTIONAL = /\[([^[\]|]*\{(?:claim|[Cc]ount):[^[\]|]*)(?:\|([^[\]|]*))?\](?!\()/g;
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
  text: string;
  claims: readonly Claim[];
  faults: readonly string[];
}

export interface TextRules {
  register: Register;
  /** The text may name figures of the trade: it says elsewhere where they come from. */
  hasTradeSource?: boolean | undefined;
  counts?: BrandCounts;
}

export function fillText(written: string, rules: TextRules): FilledText {
  if (!/\d|\{(?:claim|[Cc]ount):/.test(written)) return { text: written, claims: [], faults: [] };
  const claims: Claim[] = [];
  const isShown = (part: string) => !statesNothing(part, rules);
  const put = (_: string, kind: string, name: string, form = 'whole') => {
    if (kind !== 'claim') return writeCount(name, kind === 'Count', rules) ?? '';
    const claim = rules.register.get(name);
    if (!claim || !isFigureForm(form)) return '';
    claims.push(claim);
    return writeFigureAs(form, claim);
  };
  const text = dropSentences(
    written.replace(OPTIONAL, (_, part: string, otherwise = '') =>
      isShown(part) ? part : otherwise,
    ),
    isShown,
  ).replace(PLACEHOLDER, put);
  return { text, claims, faults: findFaults(written, rules) };
}

function writeCount(name: string, isFirst: boolean, { counts = readBrandCounts() }: TextRules) {
  const words = COUNTS[name]?.(counts);
  return isFirst ? words?.replace(/^./, (letter) => letter.toUpperCase()) : words;
}

/** Whether a claim that it states has ended, or there is nothing of what it counts. */
const statesNothing = (text: string, rules: TextRules): boolean =>
  [...text.matchAll(PLACEHOLDER)].some(([, kind, name = '']) =>
    kind === 'claim'
      ? rules.register.get(name)?.isExpired
      : Object.hasOwn(COUNTS, name) && writeCount(name, false, rules) === undefined,
  );

function dropSentences(text: string, isShown: (part: string) => boolean): string {
  if (isShown(text)) return text;
  const parts = text.split(SENTENCE_END);
  const kept = parts.filter((part, place) => place % 2 === 0 && isShown(part));
  return kept.join(' ');
}

function findFaults(written: string, { register, hasTradeSource }: TextRules): string[] {
  const unknown = [...written.matchAll(PLACEHOLDER)].flatMap(
    ([, kind, name = '', form = 'whole']) => {
      if (kind !== 'claim')
        return Object.hasOwn(COUNTS, name)
          ? []
          : [`"${name}" is not counted: write ${Object.keys(COUNTS).join(', ')}`];
      return [
        ...(register.has(name) ? [] : [`there is no claim "${name}" in content/claims/`]),
        ...(isFigureForm(form) ? [] : [`"${form}" is no form of a figure`]),
      ];
    },
  );
  const plain = written.replace(PLACEHOLDER, '');
  const loose = new Set(plain.match(PERSUADES));
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

const BLOCK_END = /(\n{2,})/;
/** The names of the columns and the line below them. */
const TABLE_HEAD_LINES = 2;
const ITEM_START = /\n(?=(?:[-*]|\d+\.) )/;

export interface ProseRules extends TextRules {
  /** Address of the page that says what claims rest on; without it no block says whose its figures are. */
  basisPath?: string | undefined;
}

/** A paragraph loses the sentences that state an expired figure, a list its item, a table its row. */
export function fillProse(body: string, rules: ProseRules) {
  const faults: string[] = [];
  const blocks = body.split(BLOCK_END).map((block) => {
    if (/^\s*$/.test(block)) return block;
    const filled = fillBlock(block, rules);
    faults.push(...filled.faults);
    return `${filled.text}${sayBasis(block, filled.claims, rules.basisPath)}`;
  });
  return { text: blocks.join('').replace(/\n{3,}/g, '\n\n'), faults };
}

function fillBlock(block: string, rules: TextRules) {
  const isTable = block.startsWith('|');
  const parts = isTable ? block.split('\n') : block.split(ITEM_START);
  const filled = parts.map((part) => {
    const found = fillText(part, rules);
    // A row is whole or it is nothing.
    const isLost = isTable && statesNothing(part, rules);
    return isLost ? { ...found, text: '', claims: [] } : found;
  });
  const kept = filled
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '' && !/^(?:[-*]|\d+\.)$/.test(text.trim()));
  // What is left of a table without rows is its head.
  const isEmpty = isTable && kept.length < parts.length && kept.length <= TABLE_HEAD_LINES;
  return {
    text: isEmpty ? '' : kept.join('\n'),
    claims: filled.flatMap(({ claims }) => claims),
    faults: filled.flatMap(({ faults }) => faults),
  };
}

function sayBasis(block: string, claims: readonly Claim[], basisPath: string | undefined): string {
  const [first] = claims;
  if (!first || basisPath === undefined) return '';
  const basis = first.basis.charAt(0).toLowerCase() + first.basis.slice(1);
  const note = `[basis of these figures](${basisPath}#${first.subject})`;
  if (/^(?:\||[-*] |\d+\. )/.test(block)) return `\n\n*Figures ${basis}: ${note}.*`;
  return ` (${basis}: ${note})`;
}
