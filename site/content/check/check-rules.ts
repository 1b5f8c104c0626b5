import { dirname } from 'node:path';
import sharp from 'sharp';
import type { ContentFault } from '../../../contract/desk/content/content.ts';
import { pictureId } from '../../../contract/desk/content/picture-source.ts';
import { measureContrast } from '../../../ui/theme/contrast.ts';
import { HERO } from '../brand/brand.ts';
import { findStrayPrices, menuSchema } from '../menu/menu.ts';
import { checkLetters, checkLinks, checkMarkup } from './check-body.ts';
import { faultAt, type IsThere, type ReadFile } from './fault.ts';

/** Rules that no single field can tell: between entries, files and pictures. */
export async function checkRules(
  read: readonly ReadFile[],
  isThere: IsThere,
): Promise<ContentFault[]> {
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
