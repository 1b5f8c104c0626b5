/**
 * Makes the files in `ui/fonts/` from the fontsource packages, and in `site/share/faces/` the same
 * faces at one weight for share pictures, whose renderer reads no variable and no woff2 files. Run by
 * hand after a change here:
 *
 *     npm run generate -- fonts
 *
 * No latin subset holds the rupee sign, so it is added to the letters: a file of its own would be asked for only
 * when a page with a price has been laid out, one way to the server later than everything else.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { WRITTEN_FILES, WRITTEN_RANGES } from '../../ui/fonts/written-faces.ts';
import { appendGlyph } from './append-glyph.ts';

type Script = 'latin' | 'latin-ext';
type Axes = Record<string, number | { min: number; max: number }>;

interface Face {
  name: string;
  /** Path of the package's files up to the script's name. */
  source: (script: Script) => string;
  /** What pages load, each by what its files' names say beside the face. */
  cuts: Record<string, Axes>;
  /** Figures of one width; and, where it is worth its bytes, what brings letters together. */
  features: string[];
  /** The one cut that share pictures are set in. */
  shareCut?: Record<string, number>;
}

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const PUNCTUATION = '\u00a0–—‘’“”…•·×→←−©®°½';
const LOAN_WORDS = 'éèêâçñöüÉ';
const RUPEE = '₹';
const TEXTS: Record<Script, string> = {
  latin: ASCII + PUNCTUATION + LOAN_WORDS,
  'latin-ext': RUPEE,
};

/** Kerning, ligatures, marks and figures of one width; the faces' stylistic sets are not used. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'tnum'];

const FACES: Face[] = [
  {
    name: 'bricolage',
    source: (script) =>
      `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-opsz-normal.woff2`,
    // One optical size: tight enough for a headline of 5.5 rem, still open at 1.4 rem. Two cuts and no
    // axis of weight: its kerning alone would weigh as much as a whole cut.
    cuts: { '': { wght: 780, opsz: 72 }, '-light': { wght: 540, opsz: 72 } },
    features: FEATURES,
    shareCut: { wght: 800, opsz: 72 },
  },
  {
    name: 'figtree',
    source: (script) => `@fontsource-variable/figtree/files/figtree-${script}-wght-normal.woff2`,
    cuts: { '': { wght: { min: 400, max: 700 } } },
    features: FEATURES,
    shareCut: { wght: 600 },
  },
  {
    name: 'anek',
    source: (script) =>
      `@fontsource-variable/anek-latin/files/anek-latin-${script}-standard-normal.woff2`,
    // Condensed, for short lines only: kerning would cost two thirds of the file again
    // and move a line of forty letters by half a letter.
    cuts: { '': { wght: 650, wdth: 80 } },
    features: ['tnum'],
  },
];

const { resolve } = createRequire(import.meta.url);

async function readSource(face: Face, script: Script): Promise<Buffer> {
  return readFile(resolve(face.source(script)));
}

async function writeFont(file: string, font: Uint8Array) {
  await writeFile(new URL(`../../${file}`, import.meta.url), font);
  console.log(`${file.padEnd(40)} ${font.length} bytes`);
}

async function writeCut(face: Face, cut: string, variationAxes: Axes) {
  const options = { keepFeatures: face.features, noHinting: true };
  const make = async (script: Script) =>
    subsetFont(await readSource(face, script), TEXTS[script], {
      ...options,
      targetFormat: 'sfnt',
      variationAxes,
    });
  const joined = appendGlyph(await make('latin'), await make('latin-ext'), RUPEE.charCodeAt(0));
  await writeFont(
    `ui/fonts/${face.name}${cut}.woff2`,
    await subsetFont(joined, TEXTS.latin + RUPEE, { ...options, targetFormat: 'woff2' }),
  );
}

/**
 * The letters of Hindi and Punjabi, for pages that have them: one file each, as heavy as the face that it stands in for.
 * It holds its script, with all that joins it; figures and signs are those of the faces above.
 */
async function writeScripts() {
  for (const language of Object.keys(WRITTEN_FILES) as (keyof typeof WRITTEN_FILES)[]) {
    const file = WRITTEN_FILES[language];
    const script = file.replace('.woff2', '');
    const source = `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`;
    const letters = WRITTEN_RANGES[language].flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    );
    const font = await subsetFont(await readFile(resolve(source)), letters.join(''), {
      noHinting: true,
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 800 } },
    });
    await writeFont(`ui/fonts/${file}`, font);
  }
}

await writeScripts();
for (const face of FACES) {
  for (const [cut, axes] of Object.entries(face.cuts)) await writeCut(face, cut, axes);
  if (!face.shareCut) continue;
  for (const [subset, script] of [
    ['latin', 'latin'],
    ['rupee', 'latin-ext'],
  ] as const) {
    const font = await subsetFont(await readSource(face, script), TEXTS[script], {
      keepFeatures: face.features,
      noHinting: true,
      targetFormat: 'woff',
      variationAxes: face.shareCut,
    });
    await writeFont(`site/share/faces/${face.name}-${subset}.woff`, font);
  }
}
