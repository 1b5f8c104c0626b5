/** Where a build leaves the list of sample facts for the server: `FactToConfirm[]`, without values. */
export const FACTS_FILE = '/admin/facts-to-confirm.json';

/** A fact that the owner has not confirmed, and where its mark stands. */
export interface FactToConfirm {
  /** Relative to the project, such as `content/company.yaml`. */
  file: string;
  /** Line of `sample: true`, counted from 1. */
  line: number;
  /** The fact's place within the file, such as `legal.cin`. */
  path: string;
}

/** Where a build leaves the ends that its content names, for the lead desk: `DatedContent[]`. */
export const DATES_FILE = '/admin/dated-content.json';

/** A claim, an offer or a wording that ends on a day. */
export interface DatedContent {
  file: string;
  /** What it calls itself or, without a name, its place within the file. */
  what: string;
  /** Its last day, as `2026-12-24`. */
  until: string;
}

/** Facts by their file, in the order in which they came. */
export const groupByFile = (
  facts: readonly FactToConfirm[],
): [file: string, facts: readonly FactToConfirm[]][] =>
  [...new Set(facts.map(({ file }) => file))].map((file) => [
    file,
    facts.filter((fact) => fact.file === file),
  ]);
