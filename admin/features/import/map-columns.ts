import {
  IMPORT_FIELDS,
  type ImportContent,
  type ImportField,
} from '../../../contract/desk/desk-content.ts';
import { DESK_COLUMNS } from '../../../contract/leads-file/lead-cells.ts';

export type Mapping = Readonly<Partial<Record<ImportField, readonly number[]>>>;

/** Of a file of refused rows, which may be mended and imported again: no answer of anybody. */
export const REASON_COLUMN = 'Why refused';

/** @returns a column's name without capitals, spaces and signs */
export const plainName = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

export function proposeMapping(
  columns: readonly string[],
  names: ImportContent['columns'],
): Mapping {
  const ofFile = columns.map(plainName);
  const taken = new Set<number>();
  const mapping: Partial<Record<ImportField, number[]>> = {};
  const take = (field: ImportField, found: readonly number[]) => {
    const free = found.filter((at) => !taken.has(at));
    if (free.length === 0) return;
    for (const at of free) taken.add(at);
    mapping[field] = free;
  };
  for (const field of IMPORT_FIELDS) {
    const said = new Set(names[field].map(plainName));
    take(
      field,
      [...said].flatMap((name) => ofFile.flatMap((column, at) => (column === name ? [at] : []))),
    );
  }
  for (const field of ['city', 'budget'] as const)
    if (!mapping[field]) take(field, findQuestion(columns, names[field]).slice(0, 1));
  return mapping;
}

/** Forms of Meta name a column by its question, such as `in_which_city_do_you_want_to_open?` or `your_investment_budget`. */
function findQuestion(columns: readonly string[], names: readonly string[]): number[] {
  const said = new Set(names.map(plainName));
  return columns.flatMap((column, at) =>
    /\?$|_.+_/.test(column) &&
    column.split(/[^\p{L}\p{M}]+/u).some((word) => said.has(plainName(word)))
      ? [at]
      : [],
  );
}

/** Whether our own desk wrote the file as a workbook. */
export const isOurWorkbook = (columns: readonly string[]): boolean =>
  DESK_COLUMNS.every((name) => columns.includes(name));

export function keptColumns(columns: readonly string[], mapping: Mapping): number[] {
  const taken = new Set(Object.values(mapping).flat());
  const noAnswers = [REASON_COLUMN, ...(isOurWorkbook(columns) ? DESK_COLUMNS : [])];
  return columns.flatMap((column, at) => (taken.has(at) || noAnswers.includes(column) ? [] : [at]));
}

/** @returns the portal whose columns the file has, as a source; undefined for any other file */
export function findPortal(
  columns: readonly string[],
  portals: ImportContent['portals'],
): string | undefined {
  const found = new Set(columns.map(plainName));
  return portals.find(({ signs }) => signs.every((sign) => found.has(plainName(sign))))?.source;
}
