import type { Enquiry } from '../../../contract/enquiry.ts';
import { readsLikeAdvertising } from './advertising.ts';
import { scopesOf } from './client-network.ts';
import { keyedDigest } from './rate-limit.ts';

export interface Sign {
  reason: string;
  weight: number;
}

/** What weighs at least this much is held back. Nothing is ever refused. */
export const DOUBT_WEIGHT = 2;

const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;
/** Number of sites that a person writing about their own may still link to. */
const USUAL_SITES = 2;
/** Where people keep their map, plan and pictures: no site of their own. */
const SHOWN_AT =
  /^(?:[\w-]+\.)*(?:google\.(?:com|co\.in)|goo\.gl|instagram\.com|facebook\.com|fb\.com|youtube\.com|youtu\.be|wa\.me|linkedin\.com|justdial\.com|zomato\.com|swiggy\.com)$/;
/** Endings under which hardly anything but mass mail has its sites. */
const LINK_NAME = /\w\.(?:ru|xyz|top|click)\b/i;
/** Seven consonants in a row occur in no name; initials are capitals: "BVSSRSN Murthy". */
const GIBBERISH = /(?=[A-Z]*[a-z])[A-Z]?[bcdfghjklmnpqrstvwxz]{6,}/;
const KEYBOARD = /asdfg|qwert|zxcvb|lkjhg|poiuy|mnbvc/i;
/** Letter case that changes again and again inside a word: "xQzTrWv"; "GurpreetSINGH" changes once. */
const MIXED_CASE = /(?:[a-z]+[A-Z]+){4}/;
/** Scripts in which nobody writes to a shop in India. */
const FOREIGN_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Greek}]/gu;

// None counts against a language of India. An advertisement outweighs a proof of work: advertisers have browsers.
export function readContent({ name, message }: Pick<Enquiry, 'name' | 'message'>): Sign[] {
  const sites = sitesIn(message);
  const isNameLink = isLink(name) || LINK_NAME.test(name);
  const signs: (Sign | false)[] = [
    isNameLink && { reason: 'The name is a link', weight: 3 },
    MARKUP.test(message) && { reason: 'The message holds HTML or forum links', weight: 3 },
    sites > USUAL_SITES && { reason: `The message holds ${sites} links`, weight: 2 },
    isGibberish(name) && { reason: 'The name reads like random letters', weight: 2 },
    isGibberish(withoutLinks(message)) && {
      reason: 'The message reads like random letters',
      weight: 2,
    },
    isMostlyForeign(name + message) && {
      reason: 'The message is in a script that our visitors do not use',
      weight: 2,
    },
    readsLikeAdvertising(isNameLink ? message : `${name}\n${message}`) && {
      reason: 'The message reads like an advertisement',
      weight: 4,
    },
  ];
  return signs.filter((sign) => sign !== false);
}

const isLink = (text: string): boolean => text.search(LINK) >= 0;
const withoutLinks = (text: string): string => text.replace(LINK, ' ');

/** The number of different sites that a text links to, without those where people show things. */
function sitesIn(text: string): number {
  const hosts = (text.match(LINK) ?? []).map((link) =>
    link
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[/?#:].*$/, ''),
  );
  return new Set(hosts.filter((host) => !SHOWN_AT.test(host))).size;
}

const isGibberish = (text: string): boolean =>
  text
    .split(/[^A-Za-z]+/)
    .some((word) => GIBBERISH.test(word) || KEYBOARD.test(word) || MIXED_CASE.test(word));

const isMostlyForeign = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = text.match(FOREIGN_SCRIPT) ?? [];
  return foreign.length > letters.length / 2;
};

export interface EnquiryLimit {
  name: string;
  allowed: number;
  windowSeconds: number;
  reason: string;
  weight: number;
  /** Stored as a keyed digest. Undefined where the limit does not apply. */
  subject(enquiry: Enquiry, network: string): string | undefined;
}

/** The same reason as of the narrow network: `judge` counts a reason once. */
const MANY_FROM_NETWORK = { reason: 'Many enquiries came from one network', weight: 2 } as const;

// Carriers in India put thousands of people behind one address; exceeding it costs a proof of work, not the lead.
export const ENQUIRY_LIMITS: readonly EnquiryLimit[] = [
  {
    name: 'network',
    allowed: 30,
    windowSeconds: 600,
    ...MANY_FROM_NETWORK,
    subject: (_enquiry, network) => network,
  },
  {
    name: 'address',
    allowed: 5,
    windowSeconds: 86_400,
    reason: 'Many enquiries came from one email address',
    weight: 2,
    subject: ({ email }) => email.toLowerCase(),
  },
  {
    name: 'phone',
    allowed: 5,
    windowSeconds: 86_400,
    reason: 'Many enquiries came from one phone number',
    weight: 2,
    subject: ({ phone, phone_typed }) => phone ?? phone_typed ?? '',
  },
  {
    name: 'words',
    allowed: 3,
    windowSeconds: 86_400,
    reason: 'The same message came several times',
    weight: 3,
    subject: ({ message }) => message.toLowerCase().replace(/\s+/g, ' '),
  },
  {
    name: 'all',
    allowed: 120,
    windowSeconds: 60,
    reason: 'Very many enquiries came at once',
    weight: 2,
    subject: () => 'all',
  },
  // Wider networks of IPv6 come last, since an enquiry over IPv4 has none: places must not shift.
  ...[56, 48].map(
    (bits, at): EnquiryLimit => ({
      name: `network-${bits}`,
      allowed: 60 * (at + 1),
      windowSeconds: 600,
      ...MANY_FROM_NETWORK,
      subject: (_enquiry, network) => scopesOf(network)[at + 1]?.network,
    }),
  ),
];

export interface Bucket {
  bucket: string;
  allowed: number;
  window_seconds: number;
}

/** In the order of `ENQUIRY_LIMITS`. */
export const bucketsOf = (enquiry: Enquiry, network: string, key: string): Bucket[] =>
  ENQUIRY_LIMITS.flatMap(({ name, allowed, windowSeconds, subject }) => {
    const value = subject(enquiry, network);
    if (value === undefined) return [];
    const bucket = `enquiry-${name}:${keyedDigest(key, value)}`;
    return [{ bucket, allowed, window_seconds: windowSeconds }];
  });
