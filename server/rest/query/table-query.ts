/** Operators that compare a field with one value; `cs`, `cd` and `ov` are for arrays and JSON. */
export const COMPARISONS = [
  ...(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const),
  ...(['cs', 'cd', 'ov'] as const),
] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Operands of `is`. */
export const STATES = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type State = (typeof STATES)[number];

/** One step into JSON: a key of an object or an index of an array. */
export interface PathStep {
  key: string | number;
  /** `->>` answers text, `->` JSON. */
  isText: boolean;
}

/** A column, or a JSON path into it. */
export interface Field {
  column: string;
  path: readonly PathStep[];
}

export type Condition = { field: Field; isNegated: boolean } & (
  | { kind: 'compare'; comparison: Comparison; value: string }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; state: State }
);

/** One item of `select=`: every column, or one field under its name in the answer. */
export type SelectItem = { kind: 'all' } | { kind: 'field'; field: Field; name: string };

export interface OrderTerm {
  field: Field;
  isDescending: boolean;
  nulls: 'first' | 'last' | undefined;
}

/** Rows `offset` to `offset + limit - 1`; without a limit, all from `offset`. */
export interface RowRange {
  offset: number;
  limit: number | undefined;
}

/** A query string, parsed; names are as written, not yet checked against the catalogue. */
export interface TableQuery {
  /** Without items, the rows are answered as empty objects. */
  select: readonly SelectItem[];
  /** Combined with `and`. */
  conditions: readonly Condition[];
  order: readonly OrderTerm[];
  range: RowRange;
}
