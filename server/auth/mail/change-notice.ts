import { ROUTES } from '../../../contract/routes.ts';
import type { OutgoingMail } from '../../mail/outbox.ts';
import { loadMail } from './load-mail.ts';

const VARIABLES = ['SiteURL', 'Email', 'Heading', 'Change', 'When', 'Place', 'Advice'] as const;

/** Changes of an account that its owner is told of by mail; the audit log has the same names. */
export type AccountChange =
  | 'password_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'factors_reset';

/** Whom to tell, and when and where it happened. */
export interface NoticeInput {
  siteUrl: string;
  email: string;
  /** Words of `describePlace`. */
  place: string;
  at: Date;
}

export type ChangeNotices = (change: AccountChange, input: NoticeInput) => OutgoingMail;

const newPassword = (siteUrl: string) =>
  `open ${siteUrl}${ROUTES.auth}, press “Forgot your password?” and set a new password, which signs everybody else out`;
const RESET =
  'ask whoever runs the server to remove all devices at once (npm run reset-second-factor)';

interface Words {
  heading: string;
  change: string;
  advice: (siteUrl: string) => string;
}

const WORDS: Readonly<Record<AccountChange, Words>> = {
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

/**
 * Reads the template at start, so that a mistake in it stops the start and not a change.
 * @throws Error that names the mistake
 */
export function loadChangeNotices(): ChangeNotices {
  const render = loadMail('account-changed', VARIABLES);
  return (change, { siteUrl, email, place, at }) => {
    const words = WORDS[change];
    const values = {
      SiteURL: siteUrl,
      Email: email,
      Heading: words.heading,
      Change: words.change,
      When: `${formatTime.format(at)} (IST)`,
      Place: place,
      Advice: words.advice(siteUrl),
    };
    return render(email, values, `${words.heading} (YCTFC)`);
  };
}
