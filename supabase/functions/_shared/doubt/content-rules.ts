import type { Enquiry } from '../../../../contract/enquiry.ts';

/** A sign of a bot: the reason in words for the administrator, and its weight. */
export interface Sign {
  reason: string;
  weight: number;
}

/** What weighs at least this much is held back. Nothing is ever refused. */
export const DOUBT_WEIGHT = 2;

const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;
/** Number of links that a person writing about their own site may still send. */
const USUAL_LINKS = 2;
/** Seven Latin consonants in a row occur in no name and no language of our visitors. */
const GIBBERISH = /[bcdfghjklmnpqrstvwxz]{7,}/i;
/** Letter case that changes inside a word: "xQzTrWv". */
const MIXED_CASE = /^(?=(?:[^A-Z]*[A-Z]){4})(?=(?:[^a-z]*[a-z]){3})[A-Za-z]{9,}$/;

/**
 * Finds signs of a bot in the text. Every sign is explained to the administrator, and none counts
 * against a script or a language.
 */
export function readContent({ name, message }: Pick<Enquiry, 'name' | 'message'>): Sign[] {
  const links = message.match(LINK)?.length ?? 0;
  const signs: (Sign | false)[] = [
    (LINK.test(name) || /\w\.(?:com|net|org|ru|xyz|top|click)\b/i.test(name)) && {
      reason: 'The name is a link',
      weight: 3,
    },
    MARKUP.test(message) && { reason: 'The message holds HTML or forum links', weight: 3 },
    links > USUAL_LINKS && { reason: `The message holds ${links} links`, weight: 2 },
    (GIBBERISH.test(name) || MIXED_CASE.test(name.trim())) && {
      reason: 'The name reads like random letters',
      weight: 2,
    },
  ];
  LINK.lastIndex = 0;
  return signs.filter((sign) => sign !== false);
}
