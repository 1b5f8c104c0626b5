import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../site/writing/languages.ts';
import { WRITTEN_FILES, WRITTEN_RANGES } from '../../../ui/fonts/written-faces.ts';
import { readPages } from '../trim/trim-styles.ts';
import { markLanguages } from './mark-languages.ts';

const FONTS = 'assets/fonts';
const FACE = /@font-face\s*\{[^}]*\}/g;
const SOURCES = new URL('../../../ui/fonts/', import.meta.url);

/**
 * Marks come above and below these letters, which hang from one line: no line may be lower than they are, and no
 * space may part them. The height is the block's own or that of the words around.
 */
const RULE = ':lang(hi),:lang(pa){letter-spacing:0;line-height:max(1.35em,1lh)}';

/**
 * Gives the built pages with words in Hindi or Punjabi what those need: `lang` on each, letters of their
 * own in every face of the page, and room for the marks. Pages without, and their bytes, stay as they are.
 * @param folder the build's output
 */
export async function writeLanguages(folder: string): Promise<void> {
  const addresses = new Map<string, string>();
  for (const [file, html] of await readPages(folder)) {
    const page = markLanguages(html);
    if (page.languages.length === 0) continue;
    for (const name of page.languages.map((language) => WRITTEN_FILES[language]))
      addresses.set(name, addresses.get(name) ?? (await copyFont(folder, name)));
    const styles = facesOf(page.html).flatMap((face) =>
      page.languages.map((language) =>
        describeFace(face, language, addresses.get(WRITTEN_FILES[language]) ?? ''),
      ),
    );
    const sheet = `<style>${styles.join('')}${RULE}</style>`;
    await writeFile(file, page.html.replace('</head>', `${sheet}</head>`));
  }
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
  /** The weights that it has: one, or the lightest and the heaviest. */
  weight: string;
}

/** The page's own faces, without those of the system that stand in for them. */
function facesOf(html: string): Face[] {
  const faces = (html.match(FACE) ?? [])
    .filter((rule) => rule.includes('.woff2'))
    .map((rule) => ({
      family: /font-family:\s*([^;}]+)/.exec(rule)?.[1] ?? '',
      weight: /font-weight:\s*([^;}]+)/.exec(rule)?.[1] ?? '400',
    }));
  return [...new Map(faces.map((face) => [face.family, face])).values()];
}

/**
 * A further file of a face, for the letters of a language alone: the browser fetches it where such a letter stands. It
 * stands for all weights of the face, or browsers would not take letters from it beside those of the other.
 */
function describeFace({ family, weight }: Face, language: Language, address: string): string {
  const range = WRITTEN_RANGES[language].map(
    ([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`,
  );
  return `@font-face{font-family:${family};src:url(${address});font-display:swap;unicode-range:${range};font-weight:${weight}}`;
}
