/** What the owner decides about the desk; the build checks it (`site/content/desk.ts`). */
export interface DeskContent {
  /** When somebody is at work to answer; the promise itself is `LIMITS.replyHours`. */
  answer: {
    /** Minutes of working time within which a first answer is aimed at. */
    aimMinutes: number;
    /** 0 is Sunday. */
    days: readonly number[];
    /** Hours of the day in India. */
    from: number;
    until: number;
    /** Days like `2026-01-26` on which nobody is at work; a build that was made without them has none. */
    holidays?: readonly { day: string; name: string }[];
  };
  /** The mail of the morning about what waits; hour null: none. */
  digest: {
    /** Hour of the day in India. */
    hour: number | null;
    /** 0 is Sunday. */
    days: readonly number[];
  };
  /** Where leads come from beside the form. */
  sources: readonly string[];
  imports: ImportContent;
  /** Names of our brands. */
  brands: readonly string[];
  /** Ways to open a place, with the investment in rupees and words by which a message means it. */
  models: readonly {
    name: string;
    investment: { min: number; max: number };
    words: readonly string[];
  }[];
  score: ScoreContent;
  messages: readonly ReadyMessage[];
  /** The site, the experience centre on a map; prospectus and payback answer of each model and brand. */
  links: {
    site: string;
    map: string;
    papers: readonly { name: string; slug: string; plan: string }[];
  };
}

export const MESSAGE_LANGUAGES = ['English', 'Hindi', 'Punjabi'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/** A sentence is left out where nothing is known for one of its blanks. */
export interface MessageText {
  subject: string;
  sentences: readonly { text: string; when?: string; unless?: string }[];
}

export interface ReadyMessage {
  name: string;
  /** When it comes first: a stage, for New `unanswered` or `not-reached`. */
  fits: readonly string[];
  /** Only for leads of which this is known. */
  when?: string;
  texts: Readonly<Record<MessageLanguage, MessageText>>;
}

/** What a column of an imported file may hold. */
export const IMPORT_FIELDS = [
  'name',
  'lastName',
  'phone',
  'email',
  'city',
  'subject',
  'message',
  'date',
  'budget',
  'area',
  'brand',
  'source',
  'campaign',
  'ad',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** How files of leads are read. */
export interface ImportContent {
  /** Names of columns, in the order in which a file's columns are asked. */
  columns: Readonly<Record<ImportField, readonly string[]>>;
  /** A file that has all of these columns comes from there. */
  portals: readonly { source: string; signs: readonly string[] }[];
}

/** What a rule of the score looks at. */
export const SCORE_RULES = [
  ...['budget', 'budget-meets-model', 'area', 'own-place', 'has-place', 'city-named', 'city-open'],
  ...['soon', 'says', 'number-valid', 'page-read', 'asked-for-franchise', 'model-found'],
  ...['asked-again', 'no-enquiry'],
] as const;
export type ScoreRule = (typeof SCORE_RULES)[number];

export interface ScoreEntry {
  rule: ScoreRule;
  points: number;
  /** The reason in words; `{budget}`, `{model}`, `{area}`, `{city}`, `{page}`, `{word}` and `{count}` are filled in. */
  reason: string;
  /** Rupees or square feet; of the steps of one rule the highest that is reached counts. */
  from?: number;
  /** What the message says: `#` is a number of several. */
  words?: readonly string[];
}

/** How the score of a lead is reckoned: the points of the rules that apply, at most 100. */
export interface ScoreContent {
  /** From so many points on. */
  strongFrom: number;
  fairFrom: number;
  /** Where we look for partners; every other city gets no points. */
  openCities: readonly string[];
  /** Which enquiries are about a franchise: all others have no score. */
  about: {
    subjects: readonly string[];
    /** Beginnings of words in a message. */
    words: readonly string[];
  };
  rules: readonly ScoreEntry[];
}

/** Where a build leaves it for the desk. */
export const DESK_CONTENT_FILE = '/admin/desk.json';
