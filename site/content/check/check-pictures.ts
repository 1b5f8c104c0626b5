import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { ContentFault } from './fault.ts';
import { sayPlaceholder } from './placeholder.ts';

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  '.jpg': ['jpeg'],
  '.jpeg': ['jpeg'],
  '.png': ['png'],
  '.webp': ['webp'],
  // As sharp calls the family that AVIF belongs to.
  '.avif': ['heif', 'avif'],
};
/** What a browser would run, or fetch from elsewhere, in a drawing that stands in a page. */
const RUNS = /<script|<foreignObject|\son[a-z]+\s*=|javascript:/i;

/** Pictures that cannot be shown, and those of a brand that another brand shows too. */
export async function checkPictures(files: readonly string[]): Promise<ContentFault[]> {
  const kinds = await Promise.all(files.map(checkPicture));
  return [...kinds.flat(), ...checkShared(files)];
}

const say = (file: string, problem: string, remedy: string): ContentFault[] => [
  { file, line: 1, column: 1, field: 'the picture', problem, remedy },
];

async function checkPicture(file: string): Promise<ContentFault[]> {
  const ending = extname(file).toLowerCase();
  if (ending === '.svg') return checkDrawing(file);
  const formats = FORMATS[ending];
  if (!formats) return [];
  const { format, exif } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, exif: undefined }));
  const placeholder = sayPlaceholder(exif?.toString('latin1') ?? '');
  if (placeholder) return sayUnpictured(file, placeholder.remedy);
  if (!format) return say(file, 'is no picture that can be read', 'save it again as JPEG');
  if (formats.includes(format)) return [];
  return say(file, `is ${format} by its inside`, `save it again as ${formats[0]}`);
}

const sayUnpictured = (file: string, remedy: string): ContentFault[] =>
  say(file, 'is still the one to be replaced', remedy.replace(/^write /, 'put here '));

function checkDrawing(file: string): ContentFault[] {
  const text = readFileSync(file, 'utf8');
  const placeholder = sayPlaceholder(text);
  if (placeholder) return sayUnpictured(file, placeholder.remedy);
  if (!/<svg[\s>]/.test(text)) return say(file, 'is no drawing', 'save it again as SVG');
  // A menu's PDF draws it, and has the site's own fonts alone.
  if (file.startsWith('content/brands/') && /<text[\s>]/.test(text))
    return say(file, 'holds letters of a font', 'turn them into paths in the drawing program');
  return RUNS.test(text)
    ? say(file, 'holds a program', 'save it as a plain SVG, without scripts')
    : [];
}

function checkShared(files: readonly string[]): ContentFault[] {
  const known = new Map<string, string>();
  return files.flatMap((file) => {
    const [brand] =
      /^content\/brands\/[^/]+\/(?=.+\.(?:jpe?g|png|webp|avif|svg)$)/.exec(file) ?? [];
    if (!brand) return [];
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
    const earlier = known.get(digest);
    if (!earlier) known.set(digest, file);
    if (!earlier || earlier.startsWith(brand)) return [];
    return say(file, `is ${earlier}`, 'take a picture of this brand');
  });
}
