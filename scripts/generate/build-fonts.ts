/** Makes the fonts of pages, papers and share cards, by hand after a new version of a face. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { WRITTEN_FILES, WRITTEN_RANGES } from '../../ui/fonts/written-faces.ts';

const charactersOf = (ranges: readonly (readonly [first: number, last: number])[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');

const RUPEE = 0x20b9;
const LATIN = `${charactersOf([[32, 126]])}\u00a0–—‘’“”…•·×→←−©®°½éèêâçñöüÉ${String.fromCodePoint(RUPEE)}`;
/** Kerning, ligatures, marks and figures of one width; the families' stylistic sets are not used. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'tnum'];

/** One optical size: tight enough for a headline of 5.5 rem, still open at 1.4 rem. */
const bricolage = (file: string, wght: number) => ({
  file,
  source: 'BricolageGrotesque[opsz,wdth,wght].ttf',
  text: LATIN,
  axes: { wght, opsz: 72, wdth: 100 },
  keepFeatures: FEATURES,
});
const notoSans = (language: keyof typeof WRITTEN_FILES, script: string) => ({
  file: `ui/fonts/${WRITTEN_FILES[language]}`,
  source: `NotoSans${script}[wdth,wght].ttf`,
  text: charactersOf(WRITTEN_RANGES[language]),
  axes: { wght: { min: 400, max: 800 }, wdth: 100 },
});

const FONTS = [
  bricolage('ui/fonts/bricolage.woff2', 780),
  bricolage('ui/fonts/bricolage-light.woff2', 540),
  bricolage('site/tagged-pdf/faces/bricolage-800.ttf', 800),
  {
    file: 'ui/fonts/figtree.woff2',
    source: 'Figtree[wght].ttf',
    text: LATIN,
    axes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
  },
  {
    file: 'ui/fonts/anek.woff2',
    source: 'AnekLatin[wdth,wght].ttf',
    text: LATIN,
    axes: { wght: 650, wdth: 80 },
    // For short lines only: kerning would cost two thirds of the file again.
    keepFeatures: ['tnum'],
  },
  notoSans('hi', 'Devanagari'),
  notoSans('pa', 'Gurmukhi'),
];

const [folder = '.'] = process.argv.slice(2);
for (const { file, source, text, axes, ...options } of FONTS) {
  const family = readFileSync(join(folder, source));
  if (text === LATIN && !(create(family) as Font).hasGlyphForCodePoint(RUPEE))
    throw new Error(`${source} lacks the rupee sign: take the full family`);
  const font = await subsetFont(family, text, {
    ...options,
    variationAxes: axes,
    noHinting: true,
    targetFormat: file.endsWith('.ttf') ? 'sfnt' : 'woff2',
  });
  writeFileSync(file, font);
  console.log(`${file.padEnd(40)} ${font.length} bytes`);
}
