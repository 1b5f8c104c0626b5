import type { Enquiry } from '../../../contract/enquiry.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { receiptPath } from '../../../contract/paths.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { frameMail, type LeadMail, paragraphHtml } from '../_shared/mail/lead-mail.ts';

export interface AcknowledgementFacts {
  /** Address that a reply to this mail goes to. */
  leadsTo: string;
  /** Public origin without trailing slash. */
  siteUrl: string;
  /** Token of the receipt page. */
  receipt: string;
  /** The visitor agreed to be called. */
  allowsCalls: boolean;
}

/** Letters of any script with their marks, spaces, and the punctuation of names; begins with a letter. */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M} .'’-]{0,39}$/u;
/** A dot inside a word of more than one letter: what mail programs make a link of. */
const LINK_DOT = /[\p{L}\p{M}][\p{L}\p{M}]\.(?=[^ ])/u;

/** "Hello <name>," for a plausible name, else only "Hello,". Initials are spaced, so that none is a link. */
function greet(name: string): string {
  if (!PLAIN_NAME.test(name) || LINK_DOT.test(name)) return 'Hello,';
  return `Hello ${name.replace(/\.(?=\p{L})/gu, '. ')},`;
}

/**
 * Renders the mail that tells visitors that their enquiry has arrived. It repeats nothing they
 * wrote but a plain name, so that nobody can make us send their own text to a stranger's address.
 */
export function renderAcknowledgement(
  lead: Enquiry & { id: string },
  { leadsTo, siteUrl, receipt, allowsCalls }: AcknowledgementFacts,
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
