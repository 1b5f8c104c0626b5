import type { YAMLError } from 'yaml';

type Said = Readonly<{ problem: string; remedy: string }>;

const OPEN_BRACES: Said = {
  problem: 'a comma or a closing bracket is missing here or above',
  remedy: 'each value ends with a comma, each { with a }, each [ with a ]',
};
const NO_COLON: Said = {
  problem: 'a name or a text stands here without its colon or its quotes',
  remedy: 'write "name: value"; put a text of several lines, or with a colon in it, into quotes',
};

const WORDS: Readonly<Record<string, Said>> = {
  BAD_INDENT: {
    problem: 'this line begins at another place than its neighbours',
    remedy: 'begin it below the line that it belongs to, with spaces',
  },
  BAD_SCALAR_START: {
    problem: 'a text may not begin with this sign',
    remedy: 'put the whole text into quotes',
  },
  BAD_DQ_ESCAPE: {
    problem: 'a backslash between double quotes has a meaning of its own',
    remedy: 'write \\\\ for it, or take single quotes',
  },
  BLOCK_AS_IMPLICIT_KEY: NO_COLON,
  DUPLICATE_KEY: {
    problem: 'this field stands twice in one place',
    remedy: 'take one of the two lines away',
  },
  MISSING_CHAR: NO_COLON,
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  MULTIPLE_DOCS: {
    problem: 'a line of three dashes begins a second file here',
    remedy: 'take the line away',
  },
  TAB_AS_INDENT: {
    problem: 'this line begins with a tab',
    remedy: 'begin it with spaces',
  },
};

const UNKNOWN: Said = {
  problem: 'what stands here is not understood',
  remedy: 'look for a forgotten quote, colon, comma or space in this line and the one above',
};

/** What YAML stumbled over, in words for the person who wrote it; its own are for programmers. */
export function sayBroken({ code, message }: Pick<YAMLError, 'code' | 'message'>): Said {
  const isInBraces = /\bflow[ -](map|seq|coll)/i.test(message) && code !== 'UNEXPECTED_TOKEN';
  return isInBraces ? OPEN_BRACES : (WORDS[code] ?? UNKNOWN);
}
