import { escapeHtml } from '../../../contract/escape-html.ts';

// The roles of ui/theme/tokens.css, inline for mail programs; lead-mail.test.ts compares all that repeat them.
export const MAIL_PALETTE = {
  page: '#fff8ee',
  band: '#f4e3c6',
  surface: '#fffdf9',
  text: '#2a1512',
  muted: '#6b4a3a',
  action: '#b3261e',
  actionStrong: '#8a1a14',
  onAction: '#fff8ee',
  night: '#4a0f1c',
  onNight: '#fff8ee',
  accent: '#f2a12b',
  hairline: '#ead6b6',
} as const;

export interface LeadMail {
  kind: 'team' | 'acknowledgement' | 'correction' | 'held_correction' | 'withdrawal';
  recipient: string;
  reply_to: string;
  subject: string;
  body_text: string;
  body_html: string;
  /** Why this mail is never sent, in words for the administrator. */
  held_for?: string | undefined;
}

/** Many mail programs ignore stylesheets, so colours and fonts are inline. */
const FONT = 'font-family:Figtree,Helvetica,Arial,sans-serif';

/** `content` is HTML; all other parts are plain text. */
export function frameMail(
  title: string,
  content: string,
  button: { label: string; href: string },
  lastLine: string,
): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:${MAIL_PALETTE.band};color:${MAIL_PALETTE.text};${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto">
<tr><td style="padding:20px 28px;background:${MAIL_PALETTE.night};color:${MAIL_PALETTE.onNight};font-size:20px;font-weight:bold;border-radius:16px 16px 0 0">${escapeHtml(title)}</td></tr>
<tr><td style="padding:20px 28px;background:${MAIL_PALETTE.surface}">
${content}
</td></tr>
<tr><td style="padding:4px 28px 28px;background:${MAIL_PALETTE.surface};border-radius:0 0 16px 16px">
<a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 24px;border-radius:24px;background:${MAIL_PALETTE.action};color:${MAIL_PALETTE.onAction};font-weight:bold;text-decoration:none">${escapeHtml(button.label)}</a>
<p style="margin:16px 0 0;color:${MAIL_PALETTE.muted};font-size:14px">${escapeHtml(lastLine)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

export const paragraphHtml = (text: string): string =>
  `<p style="margin:0 0 12px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`;
