import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { frameMail, type LeadMail, paragraphHtml } from '../_shared/mail/lead-mail.ts';
import type { CorrectionMailFacts } from './correction-mail.ts';

/** Renders the mail that tells the team not to contact a visitor. It holds nothing personal. */
export function renderWithdrawalMail(
  id: string,
  { leadsTo, deskUrl }: CorrectionMailFacts,
): LeadMail {
  const reference = referenceOf(id);
  const title = `Enquiry ${reference} was taken back.`;
  const listUrl = deskUrl + ROUTES.admin;
  const lines = [
    'Its visitor does not want to be contacted about it any more: no call, no message, no answer by email.',
    'It stands in the list with the mark "Do not contact". If a conversation is under way, end it.',
  ];
  const lastLine = 'The visitor can give the enquiry back on the same page; the mark then goes.';
  return {
    kind: 'withdrawal',
    recipient: leadsTo,
    reply_to: leadsTo,
    subject: `Do not contact: ${reference} was taken back`,
    body_text: [title, '', ...lines, '', `All enquiries: ${listUrl}`, '', lastLine, ''].join('\n'),
    body_html: frameMail(
      title,
      lines.map(paragraphHtml).join('\n'),
      { label: 'See all enquiries', href: listUrl },
      lastLine,
    ),
  };
}
