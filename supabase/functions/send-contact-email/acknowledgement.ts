import type { Enquiry } from '../../../contract/enquiry.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { receiptPath } from '../../../contract/paths.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { scopesOf } from '../_shared/client-network.ts';
import type { Bucket } from '../_shared/doubt.ts';
import { frameMail, type LeadMail, paragraphHtml } from '../_shared/lead-mail.ts';
import { type RateRule, rateBucket } from '../_shared/rate-limit.ts';

/** Letters of any script with their marks, spaces, and the punctuation of names; begins with a letter. */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M} .'’-]{0,39}$/u;
/** A dot inside a word of more than one letter: what mail programs make a link of. */
const LINK_DOT = /[\p{L}\p{M}][\p{L}\p{M}]\.(?=[^ ])/u;

/** "Hello <name>," for a plausible name, else only "Hello,". Initials are spaced, so that none is a link. */
function greet(name: string): string {
  if (!PLAIN_NAME.test(name) || LINK_DOT.test(name)) return 'Hello,';
  return `Hello ${name.replace(/\.(?=\p{L})/gu, '. ')},`;
}

/** Repeats only a plain name, so that nobody can make us send their text to a stranger. */
export function renderAcknowledgement(
  lead: Enquiry & { id: string },
  {
    leadsTo,
    siteUrl,
    receipt,
    allowsCalls,
  }: { leadsTo: string; siteUrl: string; receipt: string; allowsCalls: boolean },
): LeadMail {
  const reference = referenceOf(lead.id);
  const link = siteUrl + receiptPath(receipt);
  const greeting = greet(lead.name);
  const ways = allowsCalls ? 'by email or by phone' : 'by email';
  const lines = [
    `thank you for your enquiry. It has reached us; its reference is ${reference}.`,
    `What happens next: a person of our team reads it and answers within ${LIMITS.replyHours} hours, ${ways}. You need not do anything.`,
    'You can see what you sent, correct it, take it back or have it erased at any time:',
  ];
  const lastLine = `Somebody else entered your address? Open the link and erase the enquiry. To answer us, reply to this mail and keep ${reference} in the subject.`;
  return {
    kind: 'acknowledgement',
    recipient: lead.email,
    reply_to: leadsTo,
    subject: `We have received your enquiry (${reference})`,
    body_text: [[greeting, ...lines].join('\n\n'), link, '', lastLine, ''].join('\n'),
    body_html: frameMail(
      'We have received your enquiry',
      [greeting, ...lines].map(paragraphHtml).join('\n'),
      { label: 'See, correct or withdraw it', href: link },
      lastLine,
    ),
  };
}

/** Nobody enquires more often, unless to use our mails against somebody else. */
const MAILBOX_RULE: RateRule = { name: 'enquiry-mailbox', allowed: 3, windowSeconds: 86_400 };
/** Mobile carriers in India put many people behind one address, so this limit is ten times as wide. */
const NETWORK_RULE: RateRule = {
  name: 'enquiry-acknowledgements',
  allowed: 30,
  windowSeconds: 86_400,
};

/** Hosts whose mailboxes ignore dots; the second is another name of the first. */
const GMAIL = /^(?:gmail|googlemail)\.com$/;

/** Most providers ignore case and what follows a plus; Gmail ignores dots too. */
export function canonicalMailbox(email: string): string {
  const plain = email.normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const host = plain.slice(at + 1);
  const [name = ''] = plain.slice(0, at).split('+');
  return GMAIL.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** The mailbox, then the networks, in the order that {@link reasonToHold} reads. */
export const acknowledgementBuckets = (email: string, network: string, key: string): Bucket[] =>
  [
    { rule: MAILBOX_RULE, subject: canonicalMailbox(email), share: 1 },
    ...scopesOf(network).map((scope) => ({
      rule: NETWORK_RULE,
      subject: scope.network,
      share: scope.share,
    })),
  ].map(({ rule, subject, share }) => ({
    bucket: rateBucket(key, rule, subject),
    allowed: rule.allowed * share,
    window_seconds: rule.windowSeconds,
  }));

/** Why no acknowledgement is sent, in words for the administrator. */
export function reasonToHold([mailbox = 0, ...networks]: readonly number[]): string | undefined {
  if (mailbox > 0) return `More than ${MAILBOX_RULE.allowed} enquiries named this mailbox in a day`;
  if (networks.some((wait) => wait > 0))
    return `More than ${NETWORK_RULE.allowed} enquiries came from one network in a day`;
}
