import { ENQUIRY_FORM, type Enquiry } from '../../../contract/enquiry.ts';
import { CORRECTABLE, type CorrectableField } from '../../../contract/receipt.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { frameMail, type LeadMail, paragraphHtml } from '../_shared/lead-mail.ts';

export type TeamAddress = Record<'leadsTo' | 'deskUrl', string>;

/** The fields that visitors may correct; the subject stays. */
export type Correction = Pick<Enquiry, CorrectableField | 'phone_typed'>;

interface Note {
  kind: LeadMail['kind'];
  subject: string;
  title: string;
  lines: readonly string[];
  lastLine: string;
}

/** A mail without a word of the visitor; a reply stays in the team. */
const renderNote = (
  { kind, subject, title, lines, lastLine }: Note,
  { leadsTo, deskUrl }: TeamAddress,
): LeadMail => {
  const href = deskUrl + ROUTES.admin;
  return {
    kind,
    recipient: leadsTo,
    reply_to: leadsTo,
    subject,
    body_text: [title, '', ...lines, '', `All enquiries: ${href}`, '', lastLine, ''].join('\n'),
    body_html: frameMail(
      title,
      lines.map(paragraphHtml).join('\n'),
      { label: 'See all enquiries', href },
      lastLine,
    ),
  };
};

/** Holds none of the doubtful words: those wait at the desk, beside the reasons. */
export const renderHeldCorrectionMail = (id: string, team: TeamAddress): LeadMail =>
  renderNote(
    {
      kind: 'held_correction',
      subject: `Decide about a correction of ${referenceOf(id)}`,
      title: `A correction of enquiry ${referenceOf(id)} waits for you.`,
      lines: ['It looks like spam, so the enquiry keeps the words that it had until you decide.'],
      lastLine: 'Open the enquiry in the list: the words and the reasons are in its details.',
    },
    team,
  );

export const renderWithdrawalMail = (id: string, team: TeamAddress): LeadMail =>
  renderNote(
    {
      kind: 'withdrawal',
      subject: `Do not contact: ${referenceOf(id)} was taken back`,
      title: `Enquiry ${referenceOf(id)} was taken back.`,
      lines: [
        'Its visitor does not want to be contacted about it any more: no call, no message, no answer by email.',
        'It is in the list with the mark "Do not contact". If a conversation is under way, end it.',
      ],
      lastLine: 'The visitor can give the enquiry back on the same page; the mark then goes.',
    },
    team,
  );

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
