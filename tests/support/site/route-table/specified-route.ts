/**
 * A checklist for one route, written down from the specification and not from the code. This folder is the one place for
 * its words. They are asked for while they are the content's own, which is the default; once an owner has others, the
 * tests that read the content look for those.
 */
export interface SpecifiedRoute {
  path: string;
  /** The main address, where this one is an alias. */
  canonical?: string;
  /** Texts of the page itself, shell excluded, compared without regard to case and space. */
  texts?: readonly string[];
  /** Texts that are no content, and that no owner can change. */
  fixed?: readonly string[];
  links?: readonly SpecifiedLink[];
  /** Headings of the second level or below, each with how often one matches. */
  headings?: readonly [RegExp, number][];
}

export interface SpecifiedLink {
  to: RegExp;
  /** How its text begins, while the content says so; a hint for screen readers may follow. */
  label?: string;
  /** How many different addresses match; at least one where it is absent. */
  times?: number;
  newTab?: true;
  /** The prefilled message; `''` demands a chat without one. */
  message?: string;
}

/** A chat with the company's own number. */
export const CHAT = /^https:\/\/wa\.me\/\d+/;
