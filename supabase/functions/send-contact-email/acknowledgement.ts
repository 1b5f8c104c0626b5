import type { Enquiry } from '../../../contract/enquiry.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { receiptPath } from '../../../contract/routes.ts';
import { referenceOf } from '../../../contract/submission.ts';
import { frameMail, type LeadMail, paragraphHtml } from '../_shared/mail/lead-mail.ts';

export interface AcknowledgementFacts {
  /** Address that a reply to this mail goes to. */
  leadsTo: string;
  /** Public origin without trailing slash. */
  siteUrl: string;
  /** Token of the receipt page. */
  receipt: string;
}

/** Letters of any script, spaces and punctuation used in names; nothing that could form a link. */
const PLAIN_NAME = /^[\p{L}\p{M} '’-]{1,60}$/u;

/**
 * Renders the mail that tells visitors that their enquiry has arrived. It repeats nothing they
 * wrote but a plain name, so that nobody can make us send their own text to a stranger's address.
 */
export function renderAcknowledgement(
  lead: Enquiry & { id: string },
  { leadsTo, siteUrl, receipt }: AcknowledgementFacts,
): LeadMail {
  const reference = referenceOf(lead.id);
  const link = siteUrl + receiptPath(receipt);
  const greeting = PLAIN_NAME.test(lead.name) ? `Hello ${lead.name},` : 'Hello,';
  const lines = [
    `thank you for your enquiry. It has reached us; its reference is ${reference}.`,
    `What happens next: a person of our team reads it and answers within ${LIMITS.replyHours} hours, by email or by phone. You need not do anything.`,
    'You can see what you sent, correct it, take it back or have it erased at any time:',
  ];
  const lastLine = `Somebody else entered your address? Open the link and erase the enquiry. To answer us, reply to this mail and keep ${reference} in the subject.`;
  return {
    kind: 'acknowledgement',
    recipient: lead.email,
    reply_to: leadsTo,
    subject: `We have received your enquiry (${reference})`,
    body_text: [greeting, '', lines[0], '', lines[1], '', lines[2], link, '', lastLine, ''].join(
      '\n',
    ),
    body_html: frameMail(
      'We have received your enquiry',
      [greeting, ...lines].map(paragraphHtml).join('\n'),
      { label: 'See, correct or withdraw it', href: link },
      lastLine,
    ),
  };
}
