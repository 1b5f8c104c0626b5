import type { Enquiry } from '../../../contract/enquiry.ts';
import type { TeamMailRow } from './mail.ts';

/** Mail programs read no stylesheet, so colours and fonts stand at each element. */
const FONT = 'font-family:Figtree,Helvetica,Arial,sans-serif';
const CELL = 'padding:6px 0;vertical-align:top;font-size:16px;line-height:24px';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The HTML part of the team's mail; it says what the text part says. */
export function teamMailHtml(lead: Enquiry, rows: readonly TeamMailRow[], deskUrl: string): string {
  return frameMail(
    'A new enquiry came in through the website.',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${rows.map(rowHtml).join('\n')}
</table>
<p style="margin:20px 0 6px;color:#6b4a3a;font-size:14px">Message</p>
<div dir="auto" style="padding:16px;border-left:4px solid #f2a12b;background:#fff8ee;font-size:16px;line-height:24px">${linesHtml(lead.message)}</div>`,
    { label: 'See all enquiries', href: deskUrl },
    `Reply to this mail to answer ${lead.name}.`,
  );
}

/**
 * Every mail about an enquiry: a title, what it says, one button and a quiet last line.
 * @param content HTML; all other parts are plain text
 */
export function frameMail(
  title: string,
  content: string,
  button: { label: string; href: string },
  lastLine: string,
): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4e3c6;color:#2a1512;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto">
<tr><td style="padding:20px 28px;background:#4a0f1c;color:#fff8ee;font-size:20px;font-weight:bold;border-radius:16px 16px 0 0">${escapeHtml(title)}</td></tr>
<tr><td style="padding:20px 28px;background:#fffdf9">
${content}
</td></tr>
<tr><td style="padding:4px 28px 28px;background:#fffdf9;border-radius:0 0 16px 16px">
<a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 24px;border-radius:24px;background:#b3261e;color:#fff8ee;font-weight:bold;text-decoration:none">${escapeHtml(button.label)}</a>
<p style="margin:16px 0 0;color:#6b4a3a;font-size:14px">${escapeHtml(lastLine)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

/** One paragraph of plain text. */
export const paragraphHtml = (text: string): string =>
  `<p style="margin:0 0 12px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`;

function rowHtml({ label, value, href }: TeamMailRow): string {
  const text = escapeHtml(value);
  const shown = href ? `<a href="${escapeHtml(href)}" style="color:#b3261e">${text}</a>` : text;
  return `<tr><td width="96" style="${CELL};color:#6b4a3a">${label}</td><td dir="auto" style="${CELL}">${shown}</td></tr>`;
}

/** Each line end as `<br>`: not every mail program keeps white space. */
const linesHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>\n');
