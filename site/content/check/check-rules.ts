import { basename, dirname, extname } from 'node:path';
import sharp from 'sharp';
import { pictureId } from '../../../contract/desk/content/picture-source.ts';
import { measureContrast } from '../../../ui/theme/contrast.ts';
import { HERO } from '../brand/brand.ts';
import { checkAcross } from './check-across.ts';
import { checkLetters, checkLinks, checkMarkup } from './check-body.ts';
import { type ContentFault, faultAt, type IsThere, type Key, type ReadFile } from './fault.ts';

/** Rules that no single field can tell: between entries, files and pictures. */
export async function checkRules(
  read: readonly ReadFile[],
  isThere: IsThere,
): Promise<ContentFault[]> {
  const brands = read.filter(({ file }) => /^content\/brands\/[^/]+\/brand\.yaml$/.test(file));
  const pictures = await Promise.all(brands.map((brand) => checkHero(brand, isThere)));
  return [
    ...foldersOf(read).flatMap(checkOrder),
    ...read.flatMap(checkListOrder),
    ...read.flatMap(checkSpans),
    ...read.flatMap((one) => [...checkMarkup(one), ...checkLinks(one), ...checkLetters(one)]),
    ...checkAcross(read, isThere),
    ...checkCopies(brands),
    ...brands.flatMap(checkContrast),
    ...pictures.flat(),
  ];
}

type Fields = Record<string, unknown>;
const valuesOf = ({ document }: ReadFile): Fields => {
  const values: unknown = document.toJS();
  return typeof values === 'object' && values !== null ? (values as Fields) : {};
};

/** Files of one kind: those of a folder, and the `brand.yaml` of all brands. */
function foldersOf(read: readonly ReadFile[]): ReadFile[][] {
  const kinds = Map.groupBy(read, ({ file }) => {
    const isBrand = basename(file) === 'brand.yaml';
    return isBrand ? 'brands' : `${dirname(file)} ${extname(file)}`;
  });
  return [...kinds.values()].filter((files) => files.length > 1);
}

function checkOrder(files: readonly ReadFile[]): ContentFault[] {
  return files.flatMap((one, at) => {
    const { order } = valuesOf(one);
    const other = files.slice(0, at).find((earlier) => valuesOf(earlier).order === order);
    if (order === undefined || !other) return [];
    return [
      faultAt(one, ['order'], `is ${order} in ${other.file} too`, 'give it a place of its own'),
    ];
  });
}

function checkListOrder(read: ReadFile): ContentFault[] {
  const entries: unknown = read.document.toJS();
  if (!Array.isArray(entries)) return [];
  const groupOf = (entry: Fields) => `${entry.group ?? ''} ${entry.order}`;
  return entries.flatMap((entry: Fields, at) => {
    const isTaken = entries.slice(0, at).some((other: Fields) => groupOf(other) === groupOf(entry));
    if (entry?.order === undefined || !isTaken) return [];
    return [faultAt(read, [at, 'order'], `is ${entry.order} twice`, 'give it a place of its own')];
  });
}

/** `from` and `until` of one thing, in this order. */
function checkSpans(read: ReadFile): ContentFault[] {
  const faults: ContentFault[] = [];
  const look = (value: unknown, path: Key[]): void => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return;
    const { from, until } = value as Fields;
    const days = [from, until].map((day) => (day instanceof Date ? day.toISOString() : day));
    const [first, last] = days;
    if (
      typeof first === 'string' &&
      typeof last === 'string' &&
      first.slice(0, 10) > last.slice(0, 10)
    )
      faults.push(
        faultAt(
          read,
          [...path, 'until'],
          'lies before "from"',
          'exchange the two days, or mend one',
        ),
      );
    for (const [key, below] of Object.entries(value))
      look(below, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  look(read.document.toJS(), []);
  return faults;
}

/** What a brand may share with no other: a folder that was copied still says it. */
function checkCopies(brands: readonly ReadFile[]): ContentFault[] {
  return ['name', 'summary', 'fullDescription'].flatMap((field) =>
    brands.flatMap((brand, at) => {
      const value = valuesOf(brand)[field];
      const other = brands.slice(0, at).find((earlier) => isSame(valuesOf(earlier)[field], value));
      if (value === undefined || !other) return [];
      return [
        faultAt(brand, [field], `is that of ${other.file} too`, 'write what only this brand is'),
      ];
    }),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** WCAG 2.2: 4.5 for words, 3 for what is large or drawn, as the accent is. */
const LEAST_CONTRAST = { letter: 4.5, accent: 3 };

function checkContrast(brand: ReadFile): ContentFault[] {
  const colours = valuesOf(brand).colours as Readonly<Record<string, unknown>> | undefined;
  const ground = colours?.ground;
  return Object.entries(LEAST_CONTRAST).flatMap(([name, least]) => {
    const colour = colours?.[name];
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
  const hero = valuesOf(brand).hero as { src?: unknown } | undefined;
  const id =
    typeof hero?.src === 'string'
      ? pictureId(brand.file.slice('content/'.length), hero.src)
      : undefined;
  const file = id && `content/${id}`;
  if (!file || !isThere(file)) return [];
  const path = ['hero', 'src'];
  const picture = await sharp(file)
    .metadata()
    .catch(() => undefined);
  // What cannot be read is said of the file itself.
  if (
    !picture ||
    (picture.width > picture.height && picture.width >= HERO.width && picture.height >= HERO.height)
  )
    return [];
  const problem = `is ${picture.width} × ${picture.height}`;
  const remedy = `take one that is wider than high, at least ${HERO.width} × ${HERO.height}`;
  return [faultAt(brand, path, problem, remedy)];
}
