/**
 * Makes the files in `ui/fonts/` from the fontsource packages, and in `site/share/faces/` the same
 * faces at one weight for share pictures, whose renderer reads no variable and no woff2 files. Run by
 * hand after a change here:
 *
 *     node scripts/generate/build-fonts.ts
 *
 * No latin subset holds the rupee sign, so each face gets a second file with that glyph alone; a
 * page without a price never loads it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number }>;

interface Face {
  name: string;
  /** Path of the package's files up to the script's name. */
  source: (script: 'latin' | 'latin-ext') => string;
  /** What pages load, each by what its files' names say beside the face. */
  cuts: Record<string, Axes>;
  /** The one cut that share pictures are set in. */
  shareCut: Record<string, number>;
}

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const PUNCTUATION = '\u00a0–—‘’“”…•·×→←−©®°½';
const LOAN_WORDS = 'éèêâçñöüÉ';
const RUPEE = '₹';

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
    shareCut: { wght: 800, opsz: 72 },
  },
  {
    name: 'figtree',
    source: (script) => `@fontsource-variable/figtree/files/figtree-${script}-wght-normal.woff2`,
    cuts: { '': { wght: { min: 400, max: 700 } } },
    shareCut: { wght: 600 },
  },
];

const { resolve } = createRequire(import.meta.url);

async function writeSubset(
  face: Face,
  script: 'latin' | 'latin-ext',
  text: string,
  subset: string,
) {
  const source = await readFile(resolve(face.source(script)));
  const options = { keepFeatures: FEATURES, noHinting: true };
  for (const [cut, variationAxes] of Object.entries(face.cuts)) {
    await writeFont(
      `ui/fonts/${face.name}${cut}-${subset}.woff2`,
      await subsetFont(source, text, { ...options, targetFormat: 'woff2', variationAxes }),
    );
  }
  await writeFont(
    `site/share/faces/${face.name}-${subset}.woff`,
    await subsetFont(source, text, {
      ...options,
      targetFormat: 'woff',
      variationAxes: face.shareCut,
    }),
  );
}

async function writeFont(file: string, font: Uint8Array) {
  await writeFile(new URL(`../../${file}`, import.meta.url), font);
  console.log(`${file.padEnd(40)} ${font.length} bytes`);
}

for (const face of FACES) {
  await writeSubset(face, 'latin', ASCII + PUNCTUATION + LOAN_WORDS, 'latin');
  await writeSubset(face, 'latin-ext', RUPEE, 'rupee');
}
