import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../contract/escape-html.ts';
import { ROUTES } from '../../contract/routes.ts';
import type { OutgoingMail } from '../mail/outbox.ts';

const VARIABLE = /\{\{\s*\.([A-Za-z]+)\s*\}\}/g;

type TemplateValues = Readonly<Record<string, string>>;

const keepText = (value: string): string => value.replace(/[\r\n]+/g, ' ');

export const fillTemplate = (
  source: string,
  values: TemplateValues,
  encode: (value: string) => string = keepText,
): string =>
  source.replace(VARIABLE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for template variable .${name}`);
    return encode(value);
  });

const readTemplate = (file: string): string =>
  readFileSync(new URL(`../../supabase/templates/${file}`, import.meta.url), 'utf8');

function loadMail(name: string) {
  const html = readTemplate(`${name}.html`);
  const text = readTemplate(`${name}.txt`);
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.trim() ?? '';
  return (recipient: string, values: TemplateValues, subject = title): OutgoingMail => ({
    recipient,
    subject,
    html: fillTemplate(html, values, escapeHtml),
    text: fillTemplate(text, values),
  });
}

export type AccountChange =
  | 'password_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'factors_reset';

const newPassword = (siteUrl: string) =>
  `open ${siteUrl}${ROUTES.auth}, press “Forgot your password?” and set a new password, which signs everybody else out`;
const RESET =
  'ask whoever runs the server to remove all devices at once (npm run reset-second-factor)';

const WORDS: Readonly<
  Record<AccountChange, { heading: string; change: string; advice: (siteUrl: string) => string }>
> = {
  password_changed: {
    heading: 'Your password was changed',
    change: 'The password of your account at the YCTFC lead desk was changed.',
    advice: newPassword,
  },
  factor_added: {
    heading: 'A second factor was added',
    change:
      'A device was added to your account at the YCTFC lead desk. From now on signing in asks for a code of one of your devices.',
    advice: (siteUrl) => `${RESET}, then ${newPassword(siteUrl)}`,
  },
  factor_removed: {
    heading: 'A second factor was removed',
    change:
      'A device was removed from your account at the YCTFC lead desk. Its codes no longer sign anybody in.',
    advice: newPassword,
  },
  factors_reset: {
    heading: 'The second factor was reset',
    change:
      'All devices were removed from your account at the YCTFC lead desk with the command npm run reset-second-factor. The password alone signs in now, until you set the second factor up again.',
    advice: (siteUrl) => `ask whoever runs the server who did it, and ${newPassword(siteUrl)}`,
  },
};

const formatTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

export const LINK_MAILS = ['confirmation', 'recovery'] as const;
type LinkMail = (typeof LINK_MAILS)[number];

export function loadAuthMails(siteUrl: string) {
  const site = { SiteURL: siteUrl };
  const links: Record<LinkMail, ReturnType<typeof loadMail>> = {
    confirmation: loadMail('confirmation'),
    recovery: loadMail('recovery'),
  };
  const notice = loadMail('account-changed');
  return {
    link: (
      name: LinkMail,
      email: string,
      { token, redirectTo }: Record<'token' | 'redirectTo', string>,
    ) => links[name](email, { ...site, Email: email, TokenHash: token, RedirectTo: redirectTo }),
    notice(
      email: string,
      { change, place, at }: { change: AccountChange; place: string; at: Date },
    ) {
      const words = WORDS[change];
      const values = {
        ...site,
        Email: email,
        Heading: words.heading,
        Change: words.change,
        When: `${formatTime.format(at)} (IST)`,
        Place: place,
        Advice: words.advice(siteUrl),
      };
      return notice(email, values, `${words.heading} (YCTFC)`);
    },
  };
}
