import { dirname } from 'node:path';
import { findStrayPrices, menuSchema } from '../menu/menu.ts';
import { type ContentFault, faultAt, type IsThere, type Key, type ReadFile } from './fault.ts';

/** What one file says of another: the loaders stop a build at the first of these, and name no line. */
export function checkAcross(read: readonly ReadFile[], isThere: IsThere): ContentFault[] {
  const among = (pattern: RegExp) => read.filter(({ file }) => pattern.test(file));
  return [
    ...among(/^content\/brands\/[^/]+\/menu\.yaml$/).flatMap((menu) =>
      checkMenu(menu, read, isThere),
    ),
    ...among(/^content\/promotions\.yaml$/).flatMap((file) => checkOffers(file, isThere)),
    ...among(/^content\/people\.yaml$/).flatMap((file) => checkPlates(file, isThere)),
    ...among(/^content\/outlets\/.+\.yaml$/).flatMap((file) => checkOutlet(file, isThere)),
    ...among(/^content\/media\/.+\.md$/).flatMap(checkMedia),
    ...among(/^content\/(articles|legal)\/.+\.md$/).flatMap(checkWritten),
    ...checkTwice(among(/^content\/questions\/.+\.yaml$/), 'items', 'anchor'),
  ];
}

type Fields = Record<string, unknown>;
const fieldsOf = (read: ReadFile): Fields => Object(read.document.toJS());
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(Object) : []);
/** A fact as it is written: its value alone, or beside whether it is a sample. */
const factOf = (value: unknown): [Key[], unknown] =>
  Array.isArray(value) ? [[], value] : [['value'], Object(value).value];

const hasBrand = (slug: unknown, isThere: IsThere): boolean =>
  isThere(`content/brands/${slug}/brand.yaml`);

function checkMenu(menu: ReadFile, read: readonly ReadFile[], isThere: IsThere): ContentFault[] {
  const beside = `${dirname(menu.file)}/brand.yaml`;
  if (!isThere(beside))
    return [faultAt(menu, [], 'has no brand.yaml beside it', 'write one, or delete the menu')];
  const brand = read.find(({ file }) => file === beside);
  const range = brand && fieldsOf(brand).priceRange;
  const { data } = menuSchema.safeParse(menu.document.toJS());
  if (!data || typeof range !== 'string') return [];
  return findStrayPrices(data, range).map(({ path, price }) =>
    faultAt(
      menu,
      path,
      `₹${price} is outside ${range}, which ${beside} publishes`,
      'mend the price, or the priceRange there',
    ),
  );
}

const checkOffers = (read: ReadFile, isThere: IsThere): ContentFault[] =>
  listOf(read.document.toJS()).flatMap(({ menu }, at) => {
    if (menu === undefined || isThere(`content/brands/${menu}/menu.yaml`)) return [];
    return [faultAt(read, [at, 'menu'], `there is no menu "${menu}"`, NAME_A_BRAND)];
  });

const NAME_A_BRAND = 'write the name of a folder in content/brands';

const checkPlates = (read: ReadFile, isThere: IsThere): ContentFault[] =>
  listOf(read.document.toJS()).flatMap(({ plate }, at) => {
    const brand: unknown = Object(plate).brand;
    if (brand === undefined || hasBrand(brand, isThere)) return [];
    return [faultAt(read, [at, 'plate', 'brand'], `there is no brand "${brand}"`, NAME_A_BRAND)];
  });

function checkOutlet(read: ReadFile, isThere: IsThere): ContentFault[] {
  const { brands } = fieldsOf(read);
  if (!Array.isArray(brands)) return [];
  return brands.flatMap((brand, at) =>
    hasBrand(brand, isThere)
      ? []
      : [faultAt(read, ['brands', at], `there is no brand "${brand}"`, NAME_A_BRAND)],
  );
}

const isUnwritten = ({ body }: ReadFile): boolean => !body?.text.trim();

function checkMedia(read: ReadFile): ContentFault[] {
  const { videoUrl, linkTo } = fieldsOf(read);
  if (!isUnwritten(read) || videoUrl || linkTo) return [];
  return [faultAt(read, [], 'leads nowhere', 'write a text below, videoUrl or linkTo')];
}

const checkWritten = (read: ReadFile): ContentFault[] =>
  isUnwritten(read)
    ? [faultAt(read, [], 'has no text below its fields', 'write it, or delete the file')]
    : [];

/** Claims of one id in two places: without knowing which is meant, no text can be filled. */
export const checkClaimIds = (claims: readonly ReadFile[]): ContentFault[] =>
  checkTwice(claims, 'claims', 'id');

/** Ids that must be the only ones of all these files. */
function checkTwice(files: readonly ReadFile[], list: string, what: string): ContentFault[] {
  const known = new Map<unknown, string>();
  return files.flatMap((read) => {
    const [inner, entries] = factOf(fieldsOf(read)[list]);
    return listOf(entries).flatMap(({ id }, at) => {
      const earlier = known.get(id);
      known.set(id, earlier ?? read.file);
      if (id === undefined || !earlier) return [];
      const problem = `the ${what} "${id}" stands in ${earlier} already`;
      return [faultAt(read, [list, ...inner, at, 'id'], problem, 'give it one of its own')];
    });
  });
}
