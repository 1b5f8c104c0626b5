/** What the owner decides about the desk; the build checks it (`site/content/desk/desk.ts`). */
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
  /** First messages; the first language serves everyone whose language is not known. */
  greetings: readonly Greeting[];
}

export interface Greeting {
  /** As it stands in a lead's field. */
  language: string;
  mailSubject: string;
  /** By subject of the enquiry; `any` serves the others. `{name}` and `{reference}` are filled in. */
  bySubject: Readonly<Record<string, string>> & { any: string };
}

/** Where a build leaves it for the desk. */
export const DESK_CONTENT_FILE = '/admin/desk.json';
