/** A checklist for one route, written down from the specification and not from the code. */
export interface SpecifiedRoute {
  path: string;
  /** The main address, where this one is an alias. */
  canonical?: string;
  /** Texts of the page itself, shell excluded, compared without regard to case and space. */
  texts?: readonly string[];
  links?: readonly SpecifiedLink[];
  /** Headings of the second level or below, each with how often one matches. */
  headings?: readonly [RegExp, number][];
}

export interface SpecifiedLink {
  to: RegExp;
  /** How its text begins; a hint for screen readers may follow. */
  label?: string;
  /** How many different addresses match; at least one where it is absent. */
  times?: number;
  newTab?: true;
  /** Words that the prefilled message holds; `''` demands a chat without a message. */
  message?: RegExp | '';
}

/** A chat with the company's own number. */
export const CHAT = /^https:\/\/wa\.me\/\d+/;
