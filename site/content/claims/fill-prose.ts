import type { Claim } from './claim.ts';
import { fillText, statesExpired, type TextRules } from './fill-text.ts';

const BLOCK_END = /(\n{2,})/;
/** The names of the columns and the line below them. */
const TABLE_HEAD_LINES = 2;
const ITEM_START = /\n(?=(?:[-*]|\d+\.) )/;

export interface ProseRules extends TextRules {
  /** Address of the page that says what claims rest on; without it no block says whose its figures are. */
  basisPath?: string | undefined;
}

/**
 * Fills a Markdown text from the register: a paragraph loses the sentences that state an expired figure, a list
 * its item and a table its row. Behind each block with figures stands who states them.
 * @returns the text, and what is wrong with it
 */
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
    const isLost = isTable && statesExpired(part, rules.register);
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
