import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { LIMITS } from '../../../contract/limits.ts';
import { fillEntry } from '../../../site/content/claims/fill-entry.ts';
import { fillText } from '../../../site/content/claims/fill-text.ts';
import { readRegister } from '../../../site/content/claims/register.ts';
import { writeFigure } from '../../../site/content/claims/write-figure.ts';
import { formatDate } from '../../../site/format/date.ts';
import { formatMetrics } from '../../../site/format/model-metrics.ts';
import { describeContent, loadFranchiseModels } from './read-content.ts';

/** As readers compare texts: without regard to case and space. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Files whose words stand on every page. */
const EVERYWHERE = ['company.yaml', 'navigation.yaml'];

const files = globSync('content/**/*.{yaml,md}');
const described = describeContent(files).files;
const register = readRegister();
const models = await loadFranchiseModels();

/** Addresses that a file of the content makes: each brand, article and entry of the media page. */
const made = new Set(described.flatMap(({ pages }) => pages));
export const isPublished = (path: string): boolean =>
  !/^\/(brands|blog|media)\/./.test(path) || made.has(path);

/**
 * What the content says on a page today.
 * @returns whether it still has some words; those that an owner has replaced are no longer asked for
 */
export function readSaidOn(path: string): (words: string) => boolean {
  const shown = described.filter(
    ({ id, pages }) => pages.includes(path) || EVERYWHERE.includes(id),
  );
  const said = plain(shown.map(({ id }) => textOf(id)).join('\n'));
  return (words) => said.includes(plain(words));
}

function textOf(id: string): string {
  const written = readFileSync(`content/${id}`, 'utf8');
  if (id.startsWith('claims/')) return figuresOf(id);
  const [, front = written, body = ''] = /^---\n(.*?)\n---\n?(.*)$/s.exec(written) ?? [];
  const { filled } = fillEntry(parse(front), { register });
  const model = models.find(({ slug }) => id === `franchise/${slug}.yaml`);
  return [
    ...textsIn(filled),
    fillText(body, { register }).text,
    ...(model ? Object.values(formatMetrics(model.figures)) : []),
  ]
    .join('\n')
    .replaceAll('{hours}', String(LIMITS.replyHours));
}

const figuresOf = (id: string): string =>
  [...register.values()]
    .filter(({ subject }) => id === `claims/${subject}.yaml`)
    .map((claim) => `${writeFigure(claim)} ${claim.label}`)
    .join('\n');

/** All texts of an entry; a day also as pages write it. */
function textsIn(node: unknown): string[] {
  if (typeof node === 'object' && node !== null) return Object.values(node).flatMap(textsIn);
  const text = String(node);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? [text, formatDate(new Date(text))] : [text];
}
