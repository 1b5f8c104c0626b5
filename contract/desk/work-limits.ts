/**
 * Bounds of what may be recorded about a lead: characters after trimming, or numbers. The database repeats
 * them; supabase/tests/desk/repeated-desk-facts.database.test.ts compares.
 */
export const WORK_LIMITS = {
  note: 2000,
  reason: 200,
  /** What the next step is, in a few words. */
  nextWhat: 200,
  city: 80,
  model: 60,
  brand: 60,
  language: 40,
  source: 60,
  areaSqftMin: 1,
  areaSqftMax: 1_000_000,
  budgetRupeesMin: 0,
  budgetRupeesMax: 100_000_000_000,
  /** Hour of the day in India at which a person likes to be called. */
  bestHourMin: 0,
  bestHourMax: 23,
  tag: 40,
  tags: 20,
  /** Seconds for which one's own action can be undone. */
  undoSeconds: 60,
} as const;

/** Bounds of lists. */
export const LIST_LIMITS = {
  /** Most rows of one page, and how many there are if nobody says. */
  rows: 200,
  rowsIfNotSaid: 50,
  /** Characters of the message that a row of a list carries. */
  messageStart: 600,
  /** Characters of a search, and words of it that count. */
  search: 200,
  searchWords: 8,
  /** Characters of any other filter's value. */
  filterValue: 120,
  /** Characters of a kept view's name, and how many one account may keep. */
  viewName: 40,
  views: 30,
} as const;
