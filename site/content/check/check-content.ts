import type { SchemaContext } from 'astro:content';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import type { ContentFault } from '../../../contract/desk/content/content.ts';
import { pictureId } from '../../../contract/desk/content/picture-source.ts';
import { measureContrast } from '../../../ui/theme/contrast.ts';
import { HERO } from '../brand/brand.ts';
import { CONTENT_KINDS, type ContentKind, placesOf } from '../describe-content.ts';
import { findStrayPrices, menuSchema } from '../menu/menu.ts';
import { checkFigures, checkLetters, checkLinks, checkMarkup } from './check-body.ts';
import { checkText, readText } from './check-file.ts';
import {
  describePlaceholder,
  faultAt,
  type IsThere,
  type Key,
  placeOf,
  type ReadFile,
} from './fault.ts';

/** Every fault of the folder `content` below the working directory. */
export async function checkContent(files: readonly string[]): Promise<ContentFault[]> {
  const texts = files.filter((file) => /\.(yaml|md)$/.test(file));
  const read = texts.map((file) => readText(file, readFileSync(file, 'utf8')));
  const all = new Set(files);
  const isThere: IsThere = (file) => all.has(file);
  const { claims: claimKind, ...kinds } = CONTENT_KINDS;
  const places = new Set(Object.values(CONTENT_KINDS).flatMap(placesOf));
  const names = files.flatMap((file) => checkName(file, places.has(file)));
  const written = read.flatMap(checkText);
  const sound = read.filter(({ file }) => !written.some((fault) => fault.file === file));
  const claims = [
    ...checkKind(sound, claimKind, isThere),
    ...checkIdsOnce(
      sound.filter(({ file }) => file.startsWith(CLAIMS)),
      'claims',
      'claim',
    ),
  ];
  const before = [...names, ...written, ...claims];
  // Without the claims no text can be filled: what else there is, is said once they are mended.
  if (claims.length > 0 || written.some(({ file }) => file.startsWith(CLAIMS))) return before;
  return [
    ...before,
    ...Object.values(kinds).flatMap((kind) => checkKind(sound, kind, isThere)),
    ...(await checkRules(sound, isThere)),
    ...sound.flatMap(checkFigures),
    ...(await Promise.all(files.map(checkPicture))).flat(),
  ];
}

const CLAIMS = 'content/claims/';
function checkKind(read: readonly ReadFile[], kind: ContentKind, isThere: IsThere): ContentFault[] {
  const places = placesOf(kind);
  const { base = '.', pattern } = kind.loader;
  // A list or a page of its own; of the others there may be none.
  if (places.length === 0 && !pattern.includes('*'))
    return say(join(base, pattern), 'is missing', 'restore it: a page is made from it', 'the file');
  return places.flatMap((place) => {
    const file = read.find((one) => one.file === place);
    if (!file) return [];
    const data: unknown = file.document.toJS();
    const rules = schemaFor(kind.schema, place, isThere);
    if (!Array.isArray(data)) return checkEntry(file, rules, []);
    return [
      ...data.flatMap((_entry, index) => checkEntry(file, rules, [index])),
      ...checkIds(file, data),
    ];
  });
}

/** A picture is one of the files that are looked at: what else the disk holds is nobody's to know. */
function schemaFor(schema: ContentKind['schema'], file: string, isThere: IsThere): z.ZodType {
  if (typeof schema !== 'function') return schema;
  const isPicture = (src: string): boolean => {
    const id = pictureId(file.slice('content/'.length), src);
    return id !== undefined && isThere(`content/${id}`);
  };
  const image = () => z.string().refine(isPicture, 'there is no such picture; fix its name');
  return schema({ image } as unknown as SchemaContext);
}

function checkEntry(read: ReadFile, schema: z.ZodType, path: Key[]): ContentFault[] {
  const data =
    path.length > 0 ? Object(read.document.toJS())[path[0] as Key] : read.document.toJS();
  const { error } = schema.safeParse(data);
  const issues = (error?.issues ?? []).flatMap((issue) => innerIssues(issue, path));
  // Its length is known once it is filled.
  const isOpen = (at: readonly Key[]) => /\{claim:/.test(String(read.document.getIn(at)));
  const isPlain = schema instanceof z.ZodPipe;
  return issues
    .filter(([at]) => isPlain || !isOpen(at))
    .map(([at, issue]) => {
      const { problem, remedy } = formatIssue(issue);
      const fault = faultAt(read, at, problem, remedy);
      if (issue.code !== 'unrecognized_keys') return fault;
      // Said of what is around it, at its own line.
      return { ...fault, ...placeOf(read, [...at, ...issue.keys.slice(0, 1)]) };
    });
}

function checkIds(read: ReadFile, entries: readonly { id?: unknown }[]): ContentFault[] {
  return entries.flatMap(({ id }, index) => {
    if (id === undefined || entries.findIndex((entry) => entry.id === id) === index) return [];
    const problem = `"${id}" is used twice`;
    return [faultAt(read, [index, 'id'], problem, 'give it an id of its own')];
  });
}

const READ = /\.(yaml|md|jpe?g|png|webp|avif|svg)$/i;
const PLAIN = /^[a-z0-9][a-z0-9-]*$/;

/** What a file says by its name alone. @param isRead whether a page, or a list of ours, is made from it */
function checkName(file: string, isRead: boolean): ContentFault[] {
  const field = 'name of the file';
  const name = basename(file, extname(file));
  if (!READ.test(file))
    return say(file, 'is a kind of file that no page shows', 'delete it', field);
  if (!/\.(yaml|md)$/.test(file)) return [];
  if (!PLAIN.test(name))
    return say(file, 'cannot be an address', 'use small letters, digits and hyphens', field);
  if (isRead) return [];
  return say(
    file,
    'is in a place that no page reads',
    'fix its name or folder, or delete it',
    field,
  );
}

type Issue = z.core.$ZodIssue;

/** The faults of a schema without the unions around them: of a fact, what is wrong with its value. */
function innerIssues(issue: Issue, around: readonly Key[] = []): [Key[], Issue][] {
  const path = [...around, ...(issue.path as Key[])];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [[path, issue]];
  const options = issue.errors.map((errors) => errors.flatMap((one) => innerIssues(one, path)));
  const isMistyped = ([place, one]: [Key[], Issue]) =>
    one.code === 'invalid_type' && place.length === path.length;
  // What had the right type went furthest; its faults are the ones to mend.
  return options.find((found) => !found.some(isMistyped)) ?? options[0] ?? [[path, issue]];
}

function formatIssue(issue: Issue): { problem: string; remedy: string } {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected;
      return issue.input === undefined && issue.message.includes('undefined')
        ? { problem: 'is missing', remedy: `add ${lineOf(issue)} with ${kind}` }
        : { problem: `is not ${kind}`, remedy: `write ${kind}` };
    }
    case 'unrecognized_keys':
      return {
        problem: `has an unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}`,
        remedy: 'fix the spelling of the name, or delete the line',
      };
    case 'too_big':
    case 'too_small': {
      if (!issue.message.startsWith('Too ')) break;
      const isBig = issue.code === 'too_big';
      const unit = UNITS[issue.origin] ?? '';
      const [more, less] = unit ? ['long', 'short'] : ['large', 'small'];
      return {
        problem: `is too ${isBig ? more : less}`,
        remedy: isBig ? `at most ${issue.maximum}${unit}` : `at least ${issue.minimum}${unit}`,
      };
    }
    case 'invalid_value':
      return {
        problem: 'is not one of the allowed values',
        remedy: `write ${issue.values.join(', ')}`,
      };
  }
  return { problem: 'is not valid', remedy: issue.message };
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'lines of its own below it',
  date: 'a day such as 2026-11-25',
};

function lineOf({ path }: Issue): string {
  const key = path.findLast((part) => typeof part === 'string' && part !== 'value');
  return key === undefined ? 'it' : `a line "${String(key)}:"`;
}

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

const say = (file: string, problem: string, remedy: string, field = 'the picture') => [
  { file, line: 1, column: 1, field, problem, remedy },
];

async function checkPicture(file: string): Promise<ContentFault[]> {
  const ending = extname(file).toLowerCase();
  if (ending === '.svg') return checkDrawing(file);
  const formats = FORMATS[ending];
  if (!formats) return [];
  const { format, exif } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, exif: undefined }));
  const placeholder = describePlaceholder(exif?.toString('latin1') ?? '');
  if (placeholder) return placeholderFault(file, placeholder.remedy);
  if (!format) return say(file, 'cannot be read as a picture', 'save it again as JPEG');
  if (formats.includes(format)) return [];
  return say(file, `is really ${format}`, `save it again as ${formats[0]}`);
}

const placeholderFault = (file: string, remedy: string): ContentFault[] =>
  say(file, 'is still a placeholder', remedy.replace(/^write /, 'put here '));

function checkDrawing(file: string): ContentFault[] {
  const text = readFileSync(file, 'utf8');
  const placeholder = describePlaceholder(text);
  if (placeholder) return placeholderFault(file, placeholder.remedy);
  if (!/<svg[\s>]/.test(text)) return say(file, 'is not a drawing', 'save it again as SVG');
  // A menu's PDF draws it, and has the site's own fonts alone.
  if (file.startsWith('content/brands/') && /<text[\s>]/.test(text))
    return say(file, 'contains text', 'convert it to paths in the drawing program');
  return RUNS.test(text)
    ? say(file, 'contains a program', 'save it as a plain SVG, without scripts')
    : [];
}

/** Rules that no single field can tell: between entries, files and pictures. */
async function checkRules(read: readonly ReadFile[], isThere: IsThere): Promise<ContentFault[]> {
  const among = (pattern: RegExp) => read.filter(({ file }) => pattern.test(file));
  const brands = among(/^content\/brands\/[^/]+\/brand\.yaml$/);
  const heroes = await Promise.all(brands.map((brand) => checkHero(brand, isThere)));
  return [
    ...read.flatMap((one) => [...checkMarkup(one), ...checkLinks(one), ...checkLetters(one)]),
    ...among(/^content\/brands\/[^/]+\/menu\.yaml$/).flatMap((menu) =>
      checkMenu(menu, read, isThere),
    ),
    ...among(/^content\/(articles|legal|media)\/.+\.md$/).flatMap(checkWritten),
    ...checkIdsOnce(among(/^content\/questions\/.+\.yaml$/), 'items', 'anchor'),
    ...brands.flatMap(checkContrast),
    ...heroes.flat(),
  ];
}

type Fields = Record<string, unknown>;
const fieldsOf = (read: ReadFile): Fields => Object(read.document.toJS());
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(Object) : []);

function checkMenu(menu: ReadFile, read: readonly ReadFile[], isThere: IsThere): ContentFault[] {
  const beside = `${dirname(menu.file)}/brand.yaml`;
  if (!isThere(beside))
    return [faultAt(menu, [], 'has no brand.yaml beside it', 'write one, or delete the menu')];
  const brand = read.find(({ file }) => file === beside);
  const range = brand && fieldsOf(brand).priceRange;
  const { data } = menuSchema.safeParse(menu.document.toJS());
  if (!data || typeof range !== 'string') return [];
  const remedy = 'fix the price, or the priceRange there';
  return findStrayPrices(data, range).map(({ path, price }) =>
    faultAt(menu, path, `₹${price} is outside ${range}, which ${beside} publishes`, remedy),
  );
}

function checkWritten(read: ReadFile): ContentFault[] {
  if (read.body?.text.trim()) return [];
  const { videoUrl, linkTo } = fieldsOf(read);
  if (!read.file.startsWith('content/media/'))
    return [faultAt(read, [], 'has no text below its fields', 'write it, or delete the file')];
  if (videoUrl || linkTo) return [];
  return [faultAt(read, [], 'leads nowhere', 'write a text below, videoUrl or linkTo')];
}

function checkIdsOnce(files: readonly ReadFile[], list: string, what: string): ContentFault[] {
  const known = new Map<unknown, string>();
  return files.flatMap((read) => {
    const fact = fieldsOf(read)[list];
    // A fact is written as its value alone, or beside whether it is a sample.
    const [inner, entries] = Array.isArray(fact) ? [[], fact] : [['value'], Object(fact).value];
    return listOf(entries).flatMap(({ id }, at) => {
      const earlier = known.get(id);
      known.set(id, earlier ?? read.file);
      if (id === undefined || !earlier) return [];
      const problem = `the ${what} "${id}" is already in ${earlier}`;
      return [faultAt(read, [list, ...inner, at, 'id'], problem, 'give it one of its own')];
    });
  });
}

/** WCAG 2.2: 4.5 for words, 3 for what is large or drawn, as the accent is. */
const MIN_CONTRAST = { letter: 4.5, accent: 3 };

function checkContrast(brand: ReadFile): ContentFault[] {
  const { ground, ...colours } = Object(fieldsOf(brand).colours) as Fields;
  return Object.entries(MIN_CONTRAST).flatMap(([name, least]) => {
    const colour = colours[name];
    if (!isColour(ground) || !isColour(colour)) return [];
    const contrast = measureContrast(colour.toLowerCase(), ground.toLowerCase());
    if (contrast >= least) return [];
    const problem = `is hard to read on the ground: contrast ${contrast.toFixed(1)}`;
    return [faultAt(brand, ['colours', name], problem, `choose a colour with at least ${least}`)];
  });
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

async function checkHero(brand: ReadFile, isThere: IsThere): Promise<ContentFault[]> {
  const { src } = Object(fieldsOf(brand).hero);
  const id = typeof src === 'string' && pictureId(brand.file.slice('content/'.length), src);
  if (!id || !isThere(`content/${id}`)) return [];
  // What cannot be read is said of the file itself.
  const picture = await sharp(`content/${id}`)
    .metadata()
    .catch(() => undefined);
  if (!picture) return [];
  const { width, height } = picture;
  if (width > height && width >= HERO.width && height >= HERO.height) return [];
  const remedy = `take one that is wider than high, at least ${HERO.width} × ${HERO.height}`;
  return [faultAt(brand, ['hero', 'src'], `is ${width} × ${height}`, remedy)];
}
