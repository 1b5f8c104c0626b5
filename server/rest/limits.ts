/** Most rows of one answer; a longer one is cut, and says so with 206 and a total. */
export const MAX_ROWS = 100_000;
/** Characters of a query string; node itself refuses a request head above 16 kB. */
export const MAX_QUERY_LENGTH = 15_000;
/** Conditions of one request, counted through all levels of `and` and `or`. */
export const MAX_CONDITIONS = 100;
/** Levels of `and` and `or` inside one another. */
export const MAX_DEPTH = 8;
/** Items in one of `select`, `order`, `columns`. */
export const MAX_ITEMS = 100;
/** Below this many rows an estimated count is exact, as with the row limit of hosted Supabase. */
export const ESTIMATE_FROM = 1_000;
/** Bytes of an identifier, as PostgreSQL cuts it. */
export const MAX_IDENTIFIER = 63;
