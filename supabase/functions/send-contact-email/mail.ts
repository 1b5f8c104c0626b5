import { DEFAULT_SUBJECT, type Enquiry, type Subject } from '../../../contract/enquiry.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { referenceOf } from '../../../contract/submission.ts';
import { teamMailHtml } from './mail-html.ts';

/** One mail as `public.submit_enquiry` takes it. */
export interface LeadMail {
  kind: 'team' | 'acknowledgement' | 'correction' | 'withdrawal';
  recipient: string;
  reply_to: string;
  subject: string;
  body_text: string;
  body_html: string;
}

export interface TeamMailFacts {
  leadsTo: string;
  /** Public origin without trailing slash. */
  siteUrl: string;
  receivedAt: Date;
}

const SUBJECT_LABELS: Record<Subject, string> = {
  franchise: 'Franchise enquiry',
  partnership: 'Partnership enquiry',
  general: 'General enquiry',
  support: 'Support request',
};

/** Characters of a subject line that mail programs still show. */
const SUBJECT_LENGTH = 120;

const INDIAN_TIME = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** What both parts of the mail show, in this order; the message follows. */
export interface TeamMailRow {
  label: string;
  value: string;
  href?: string;
}

/**
 * The mail that tells the team about a lead. It goes to our own address; the visitor stands in
 * Reply-To alone, so that *Reply* reaches him and no mail server takes us for a forger.
 */
export function renderTeamMail(
  lead: Enquiry & { id: string },
  { leadsTo, siteUrl, receivedAt }: TeamMailFacts,
): LeadMail {
  const rows: TeamMailRow[] = [
    { label: 'Name', value: lead.name },
    { label: 'E-mail', value: lead.email, href: mailtoHref(lead.email) },
    { label: 'Phone', value: lead.phone, href: `tel:${lead.phone}` },
    { label: 'Subject', value: subjectLabel(lead.subject) },
    { label: 'Received', value: `${INDIAN_TIME.format(receivedAt)} IST` },
    { label: 'Reference', value: referenceOf(lead.id) },
  ];
  const deskUrl = siteUrl + ROUTES.admin;
  return {
    kind: 'team',
    recipient: leadsTo,
    reply_to: lead.email,
    subject: subjectLine(`${subjectLabel(lead.subject)} from ${lead.name}`),
    body_text: teamMailText(lead, rows, deskUrl),
    body_html: teamMailHtml(lead, rows, deskUrl),
  };
}

const mailtoHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const subjectLabel = (subject: string): string =>
  SUBJECT_LABELS[subject as Subject] ?? DEFAULT_SUBJECT;

/** One line without control characters, so that no text can begin a header of its own. */
function subjectLine(text: string): string {
  const characters = [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')];
  if (characters.length <= SUBJECT_LENGTH) return characters.join('');
  return `${characters.slice(0, SUBJECT_LENGTH - 1).join('')}…`;
}

/** The message comes last: nothing below it can be mistaken for ours. */
function teamMailText(lead: Enquiry, rows: readonly TeamMailRow[], deskUrl: string): string {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return [
    'A new enquiry came in through the website.',
    `All enquiries: ${deskUrl}`,
    '',
    ...rows.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`),
    '',
    `Reply to this mail to answer ${lead.name}.`,
    '',
    'Message:',
    '',
    lead.message,
    '',
  ].join('\n');
}
