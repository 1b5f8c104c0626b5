import { ENQUIRY_FORM, type Enquiry } from '../../../contract/enquiry.ts';
import { CORRECTABLE, type CorrectableField } from '../../../contract/receipt.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { frameMail, type LeadMail, paragraphHtml } from '../_shared/lead-mail.ts';

export interface TeamAddress {
  leadsTo: string;
  deskUrl: string;
}

/** The fields that visitors may correct; the subject stays. */
export type Correction = Pick<Enquiry, CorrectableField | 'phone_typed'>;

/** Holds none of the doubtful words: those wait at the desk, beside the reasons. */
export function renderHeldCorrectionMail(id: string, { leadsTo, deskUrl }: TeamAddress): LeadMail {
  const reference = referenceOf(id);
  const title = `A correction of enquiry ${reference} waits for you.`;
  const listUrl = deskUrl + ROUTES.admin;
  const text = 'It looks like spam, so the enquiry keeps the words that it had until you decide.';
  const lastLine = 'Open the enquiry in the list: the words and the reasons stand in its details.';
  return {
    kind: 'held_correction',
    recipient: leadsTo,
    reply_to: leadsTo,
    subject: `Decide about a correction of ${reference}`,
    body_text: [title, '', text, lastLine, '', `All enquiries: ${listUrl}`, ''].join('\n'),
    body_html: frameMail(
      title,
      paragraphHtml(text),
      { label: 'See all enquiries', href: listUrl },
      lastLine,
    ),
  };
}

/** The message comes last, so that it cannot imitate our lines. */
export function renderCorrectionMail(
  id: string,
  correction: Correction,
  { leadsTo, deskUrl }: TeamAddress,
): LeadMail {
  const reference = referenceOf(id);
  const title = `The details of enquiry ${reference} were corrected.`;
  const listUrl = deskUrl + ROUTES.admin;
  const { name, email, message } = correction;
  const rows = CORRECTABLE.filter((field) => field !== 'message' && correction[field]).map(
    (field) => `${ENQUIRY_FORM[field].shortLabel}: ${correction[field]}`,
  );
  if (correction.phone_typed) rows.push(`Phone as typed: ${correction.phone_typed}`);
  rows.push(`Reference: ${reference}`);
  const lastLine = `Use these details from now on. Reply to this mail to answer ${name}.`;
  return {
    kind: 'correction',
    recipient: leadsTo,
    reply_to: email,
    subject: `Corrected details of ${reference}`,
    body_text: [
      title,
      `All enquiries: ${listUrl}`,
      '',
      ...rows,
      '',
      lastLine,
      '',
      'Message:',
      '',
      message,
      '',
    ].join('\n'),
    body_html: frameMail(
      title,
      [...rows, 'Message:', ...message.split('\n')].map(paragraphHtml).join('\n'),
      { label: 'See all enquiries', href: listUrl },
      lastLine,
    ),
  };
}

/** Renders the mail that tells the team not to contact a visitor. It holds nothing personal. */
export function renderWithdrawalMail(id: string, { leadsTo, deskUrl }: TeamAddress): LeadMail {
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
