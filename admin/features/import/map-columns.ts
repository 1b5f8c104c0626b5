import {
  IMPORT_FIELDS,
  type ImportContent,
  type ImportField,
} from '../../../contract/desk/desk-content.ts';

/** Which column of the file holds a field; the others are left out. */
export type Mapping = Readonly<Partial<Record<ImportField, number>>>;

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** @returns for each field the first column that has one of its names; each column serves one field */
export function proposeMapping(
  columns: readonly string[],
  names: ImportContent['columns'],
): Mapping {
  const names_of_file = columns.map(plain);
  const taken = new Set<number>();
  const mapping: Partial<Record<ImportField, number>> = {};
  for (const field of IMPORT_FIELDS) {
    const at = names[field]
      .map((name) => names_of_file.indexOf(plain(name)))
      .find((found) => found >= 0 && !taken.has(found));
    if (at === undefined) continue;
    taken.add(at);
    mapping[field] = at;
  }
  return mapping;
}

/** @returns the portal whose columns the file has, as a source; undefined for any other file */
export function findPortal(
  columns: readonly string[],
  portals: ImportContent['portals'],
): string | undefined {
  const found = new Set(columns.map(plain));
  return portals.find(({ signs }) => signs.every((sign) => found.has(plain(sign))))?.source;
}
