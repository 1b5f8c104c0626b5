import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultTreeAdapter as tree } from 'parse5';
import {
  createElement,
  findElement,
  type HtmlNode,
  listElements,
  textOf,
} from '../../../contract/html-tree.ts';
import type { Language } from '../../../site/writing/languages.ts';
import { WRITTEN_FILES, WRITTEN_RANGES } from '../../../ui/fonts/written-faces.ts';
import { markLanguages } from './mark-languages.ts';

const FONTS = 'assets/fonts';
const FACE = /@font-face\s*\{[^}]*\}/g;
const SOURCES = new URL('../../../ui/fonts/', import.meta.url);

/** Marks come above and below these letters, which hang from one line: no line may be lower than
 * they are, and no space may part them. */
const RULE = ':lang(hi),:lang(pa){letter-spacing:0;line-height:max(1.35em,1lh)}';

export async function writeLanguages(page: HtmlNode, folder: string): Promise<void> {
  const languages = markLanguages(page);
  if (languages.length === 0) return;
  const faces = facesOf(
    listElements(page)
      .filter(({ tagName }) => tagName === 'style')
      .map(textOf)
      .join('\n'),
  );
  const addresses = await Promise.all(
    languages.map((language) => copyFont(folder, WRITTEN_FILES[language])),
  );
  const rules = faces.flatMap((face) =>
    languages.map((language, at) => describeFace(face, language, addresses[at] ?? '')),
  );
  tree.appendChild(findElement(page, 'head'), createElement('style', {}, rules.join('') + RULE));
}

async function copyFont(folder: string, name: string): Promise<string> {
  const bytes = await readFile(new URL(name, SOURCES));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  await mkdir(join(folder, FONTS), { recursive: true });
  await writeFile(join(folder, FONTS, `${digest}.woff2`), bytes);
  return `/${FONTS}/${digest}.woff2`;
}

interface Face {
  family: string;
  weight: string;
}

function facesOf(css: string): Face[] {
  const faces = (css.match(FACE) ?? [])
    .filter((rule) => rule.includes('.woff2'))
    .map((rule) => ({
      family: /font-family:\s*([^;}]+)/.exec(rule)?.[1] ?? '',
      weight: /font-weight:\s*([^;}]+)/.exec(rule)?.[1] ?? '400',
    }));
  return [...new Map(faces.map((face) => [face.family, face])).values()];
}

/** A further file of a face, for the letters of a language. It stands for all weights, or browsers
 * would not take letters from it beside those of the other. */
function describeFace({ family, weight }: Face, language: Language, address: string): string {
  const range = WRITTEN_RANGES[language].map(
    ([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`,
  );
  return `@font-face{font-family:${family};src:url(${address});font-display:swap;unicode-range:${range};font-weight:${weight}}`;
}
