/** Operators that compare a column with one value. */
export const COMPARISONS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What `is` may ask for. */
export const STATES = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type State = (typeof STATES)[number];

export type Condition =
  | { kind: 'compare'; column: string; comparison: Comparison; value: string; isNegated: boolean }
  | { kind: 'in'; column: string; values: readonly string[]; isNegated: boolean }
  | { kind: 'is'; column: string; state: State; isNegated: boolean }
  | { kind: 'and' | 'or'; conditions: readonly Condition[]; isNegated: boolean };

/** One item of `select=`: every column, or one column with its name in the answer and its cast. */
export type SelectItem =
  | { kind: 'all' }
  | { kind: 'column'; column: string; alias: string | undefined; cast: string | undefined };

export interface OrderTerm {
  column: string;
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
  select: readonly SelectItem[];
  /** All of them must hold. */
  conditions: readonly Condition[];
  order: readonly OrderTerm[];
  range: RowRange;
  /** The body's keys that a write takes; undefined takes all. */
  columns: readonly string[] | undefined;
}
