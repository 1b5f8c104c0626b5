import { basename, dirname, extname } from 'node:path';
import sharp from 'sharp';
import { pictureId } from '../../../contract/desk/content/picture-source.ts';
import { measureContrast } from '../../../ui/theme/contrast.ts';
import { HERO } from '../brand/brand.ts';
import { findStrayPrices, menuSchema } from '../menu/menu.ts';
import { checkLetters, checkLinks, checkMarkup } from './check-body.ts';
import { type ContentFault, faultAt, type IsThere, type Key, type ReadFile } from './fault.ts';

/** Rules that no single field can tell: between entries, files and pictures. */
export async function checkRules(
  read: readonly ReadFile[],
  isThere: IsThere,
): Promise<ContentFault[]> {
  const among = (pattern: RegExp) => read.filter(({ file }) => pattern.test(file));
  const brands = among(/^content\/brands\/[^/]+\/brand\.yaml$/);
  const heroes = await Promise.all(brands.map((brand) => checkHero(brand, isThere)));
  return [
    ...foldersOf(read).flatMap(checkOrder),
    ...read.flatMap(checkListOrder),
    ...read.flatMap(checkSpans),
    ...read.flatMap((one) => [...checkMarkup(one), ...checkLinks(one), ...checkLetters(one)]),
    ...among(/^content\/brands\/[^/]+\/menu\.yaml$/).flatMap((menu) =>
      checkMenu(menu, read, isThere),
    ),
    ...checkBrandNames(among(/^content\/(promotions|people|outlets\/.+)\.yaml$/), isThere),
    ...among(/^content\/(articles|legal|media)\/.+\.md$/).flatMap(checkWritten),
    ...checkIdsOnce(among(/^content\/questions\/.+\.yaml$/), 'items', 'anchor'),
    ...checkCopies(brands),
    ...brands.flatMap(checkContrast),
    ...heroes.flat(),
  ];
}

type Fields = Record<string, unknown>;
const fieldsOf = (read: ReadFile): Fields => Object(read.document.toJS());
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(Object) : []);

/** Files of one kind: those of a folder, and the `brand.yaml` of all brands. */
function foldersOf(read: readonly ReadFile[]): ReadFile[][] {
  const kinds = Map.groupBy(read, ({ file }) =>
    basename(file) === 'brand.yaml' ? 'brands' : `${dirname(file)} ${extname(file)}`,
  );
  return [...kinds.values()];
}

const OWN_PLACE = 'give it a number of its own';

const checkOrder = (files: readonly ReadFile[]): ContentFault[] =>
  files.flatMap((one, at) => {
    const { order } = fieldsOf(one);
    const other = files.slice(0, at).find((earlier) => fieldsOf(earlier).order === order);
    if (order === undefined || !other) return [];
    return [faultAt(one, ['order'], `is also ${order} in ${other.file}`, OWN_PLACE)];
  });

function checkListOrder(read: ReadFile): ContentFault[] {
  const entries = listOf(read.document.toJS());
  const groupOf = ({ group = '', order }: Fields) => `${group} ${order}`;
  return entries.flatMap((entry, at) => {
    const isTaken = entries.slice(0, at).some((other) => groupOf(other) === groupOf(entry));
    if (entry.order === undefined || !isTaken) return [];
    return [faultAt(read, [at, 'order'], `is ${entry.order} twice`, OWN_PLACE)];
  });
}

/** `from` and `until` of one thing, in this order. */
function checkSpans(read: ReadFile): ContentFault[] {
  const dayOf = (day: unknown) => (day instanceof Date ? day.toISOString() : day);
  function* look(value: unknown, path: Key[]): Generator<ContentFault> {
    if (typeof value !== 'object' || value === null || value instanceof Date) return;
    const { from, until } = value as Fields;
    const [first, last] = [dayOf(from), dayOf(until)];
    const areDays = typeof first === 'string' && typeof last === 'string';
    if (areDays && first.slice(0, 10) > last.slice(0, 10)) {
      const remedy = 'swap the two days, or fix one';
      yield faultAt(read, [...path, 'until'], 'is before "from"', remedy);
    }
    for (const [key, below] of Object.entries(value))
      yield* look(below, [...path, Array.isArray(value) ? Number(key) : key]);
  }
  return [...look(read.document.toJS(), [])];
}

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

/** Brands and menus that offers, people and outlets name. */
function checkBrandNames(read: readonly ReadFile[], isThere: IsThere): ContentFault[] {
  const remedy = 'write the name of a folder in content/brands';
  return read.flatMap((one) => {
    const named = listOf(one.document.toJS()).flatMap(({ menu, plate }, at) => [
      { path: [at, 'menu'], what: 'menu', name: menu },
      { path: [at, 'plate', 'brand'], what: 'brand', name: Object(plate).brand },
    ]);
    const { brands } = fieldsOf(one);
    const listed = Array.isArray(brands)
      ? brands.map((name, at) => ({ path: ['brands', at], what: 'brand', name }))
      : [];
    return [...named, ...listed]
      .filter(({ name, what }) => name && !isThere(`content/brands/${name}/${what}.yaml`))
      .map(({ path, what, name }) => faultAt(one, path, `there is no ${what} "${name}"`, remedy));
  });
}

function checkWritten(read: ReadFile): ContentFault[] {
  if (read.body?.text.trim()) return [];
  const { videoUrl, linkTo } = fieldsOf(read);
  if (!read.file.startsWith('content/media/'))
    return [faultAt(read, [], 'has no text below its fields', 'write it, or delete the file')];
  if (videoUrl || linkTo) return [];
  return [faultAt(read, [], 'leads nowhere', 'write a text below, videoUrl or linkTo')];
}

/** Ids that must be the only ones of all these files. */
export function checkIdsOnce(
  files: readonly ReadFile[],
  list: string,
  what: string,
): ContentFault[] {
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

/** What a brand may share with no other: a folder that was copied still says it. */
const checkCopies = (brands: readonly ReadFile[]): ContentFault[] =>
  ['name', 'summary', 'fullDescription'].flatMap((field) => {
    const said = brands.map((brand) => JSON.stringify(fieldsOf(brand)[field] ?? null));
    return brands.flatMap((brand, at) => {
      const other = brands[said.indexOf(said[at] ?? '')];
      if (said[at] === 'null' || !other || other === brand) return [];
      const remedy = 'write what is true of this brand alone';
      return [faultAt(brand, [field], `is the same as in ${other.file}`, remedy)];
    });
  });

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
