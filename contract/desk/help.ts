/** A piece of a how-to: words, or an element as HTML names it. */
export type HelpNode = string | HelpElement;

export interface HelpElement {
  tag: string;
  /** Of a heading, as links name it. */
  id?: string;
  /** Number of a list's first step. */
  start?: number;
  /** Address with a scheme, else another how-to and the heading in it: `answer-leads#today`. */
  href?: string;
  content: readonly HelpNode[];
}

export interface HowTo {
  title: string;
  content: readonly HelpNode[];
}

/** How-tos by the names of their files; the one that lists them is {@link HELP_INDEX}. */
export type Help = Readonly<Record<string, HowTo>>;

export const HELP_INDEX = 'README';

/** Where a build leaves the owner's how-tos for the desk. */
export const HELP_FILE = '/admin/help.json';
