import { leadPath } from '../../../contract/desk/desk-paths.ts';
import {
  ENQUIRY_FIELDS,
  ENQUIRY_FORM,
  type Enquiry,
  type EnquiryField,
} from '../../../contract/enquiry.ts';
import { escapeHtml } from '../../../contract/escape-html.ts';
import type { Interest } from '../../../contract/interest/interest.ts';
import { describeInterest } from '../../../contract/interest/interest-words.ts';
import { isFixedLine } from '../../../contract/phone.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { DEFAULT_SUBJECT, isSubject, SUBJECT_LABELS } from '../../../contract/subjects.ts';
import { MAIL_PALETTE as color, frameMail, type LeadMail } from '../_shared/lead-mail.ts';

export interface TeamMailFacts {
  leadsTo: string;
  deskUrl: string;
  receivedAt: Date;
  allowsCalls: boolean;
  interest?: Interest | undefined;
}

const MAX_SUBJECT_LENGTH = 120;

const INDIAN_TIME = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

interface TeamMailRow {
  label: string;
  value: string;
  href?: string;
}

/** The visitor's address is only in Reply-To, so that no mail server takes the mail for a forgery. */
export function renderTeamMail(
  lead: Enquiry & { id: string },
  { leadsTo, deskUrl, receivedAt, allowsCalls, interest = {} }: TeamMailFacts,
): LeadMail {
  const rows: TeamMailRow[] = [
    ...ENQUIRY_FIELDS.flatMap((field) => writeRow(field, lead, allowsCalls) ?? []),
    ...(lead.phone && allowsCalls && !isFixedLine(lead.phone) ? [chatRow(lead.phone)] : []),
    ...(lead.phone_typed ? [{ label: 'Phone as typed', value: lead.phone_typed }] : []),
    ...describeInterest(interest).map(({ label, value }) => ({ label, value })),
    { label: 'Received', value: `${INDIAN_TIME.format(receivedAt)} IST` },
    { label: 'Reference', value: referenceOf(lead.id) },
  ];
  const leadUrl = deskUrl + leadPath(referenceOf(lead.id));
  return {
    kind: 'team',
    recipient: leadsTo,
    reply_to: lead.email,
    subject: subjectLine(`${subjectLabel(lead.subject)} from ${lead.name}`),
    body_text: teamMailText(lead, rows, leadUrl),
    body_html: teamMailHtml(lead, rows, leadUrl),
  };
}

function writeRow(field: EnquiryField, lead: Enquiry, allowsCalls: boolean) {
  const { shortLabel: label } = ENQUIRY_FORM[field];
  const value = lead[field];
  if (field === 'message' || !value) return undefined;
  if (field === 'email') return { label, value, href: mailtoHref(value) };
  if (field === 'phone') {
    return allowsCalls
      ? { label, value, href: `tel:${value}` }
      : { label, value: `${value} (no calls, no WhatsApp: not allowed)` };
  }
  return { label, value: field === 'subject' ? subjectLabel(value) : value };
}

/** One tap from the mail into a chat; wa.me takes digits only. */
const chatRow = (phone: string): TeamMailRow => {
  const href = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return { label: 'WhatsApp', value: href.replace('https://', ''), href };
};

const mailtoHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const subjectLabel = (subject: string): string =>
  isSubject(subject) ? SUBJECT_LABELS[subject].mail : DEFAULT_SUBJECT;

/** Makes one line without control characters, so that no text can start a header of its own. */
function subjectLine(text: string): string {
  const characters = [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')];
  if (characters.length <= MAX_SUBJECT_LENGTH) return characters.join('');
  return `${characters.slice(0, MAX_SUBJECT_LENGTH - 1).join('')}…`;
}

/** The text part. The message comes last, so that nothing in it can imitate our lines. */
function teamMailText(lead: Enquiry, rows: readonly TeamMailRow[], leadUrl: string): string {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return [
    'A new enquiry came in through the website.',
    `Open it at the desk: ${leadUrl}`,
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

function teamMailHtml(lead: Enquiry, rows: readonly TeamMailRow[], leadUrl: string): string {
  return frameMail(
    'A new enquiry came in through the website.',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${rows.map(rowHtml).join('\n')}
</table>
<p style="margin:20px 0 6px;color:${color.muted};font-size:14px">Message</p>
<div dir="auto" style="padding:16px;border-left:4px solid ${color.accent};background:${color.page};font-size:16px;line-height:24px">${linesHtml(lead.message)}</div>`,
    { label: 'Open this enquiry', href: leadUrl },
    `Reply to this mail to answer ${lead.name}.`,
  );
}

const CELL = 'padding:6px 0;vertical-align:top;font-size:16px;line-height:24px';

function rowHtml({ label, value, href }: TeamMailRow): string {
  const text = escapeHtml(value);
  const shown = href
    ? `<a href="${escapeHtml(href)}" style="color:${color.action}">${text}</a>`
    : text;
  return `<tr><td width="104" style="${CELL};padding-right:12px;color:${color.muted}">${label}</td><td dir="auto" style="${CELL}">${shown}</td></tr>`;
}

/** Line breaks as `<br>`: not every mail program preserves white space. */
const linesHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>\n');
