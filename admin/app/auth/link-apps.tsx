import { useEffect, useRef, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { resendConfirmation, sendRecovery } from '../../features/sign-in/mail-again.tsx';
import { SetPasswordForm } from '../../features/sign-in/set-password-form.tsx';
import {
  checkAddress,
  EmailField,
  readAddress,
  useForm,
} from '../../shared/account/account-fields.tsx';
import styles from '../../shared/account/form.module.css';
import { tFilled } from '../../shared/language/filled.ts';
import { t } from '../../shared/language/language.ts';
import { Spoken } from '../../shared/language/spoken.tsx';

const TYPES = ['signup', 'email', 'recovery'] as const;

/** @returns the token and kind of the link in one of our mails, or null when the address holds no complete link */
export function readAuthLink(search: string) {
  const query = new URLSearchParams(search);
  const tokenHash = query.get('token_hash');
  const type = TYPES.find((known) => known === query.get('type'));
  return tokenHash && type ? { tokenHash, type } : null;
}

/**
 * Reads the link from the page's address and removes it from there, so that the token ends up in no
 * history, referrer or screenshot.
 */
function takeAuthLink() {
  const link = readAuthLink(location.search);
  if (location.search || location.hash) history.replaceState(null, '', location.pathname);
  return link;
}

interface LinkProblemProps {
  purpose: 'confirm' | 'reset';
  /** True when the link was refused; false when the page was opened without a complete link. */
  isSpent: boolean;
}

/** What to do when a mailed link cannot be used: get a new one, or sign in. */
function LinkProblem({ purpose, isSpent }: LinkProblemProps) {
  const [answer, setAnswer] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isSpent) heading.current?.focus();
  }, [isSpent]);

  const request = purpose === 'confirm' ? resendConfirmation : sendRecovery;
  const { errors, isBusy, formProps } = useForm({
    read: readAddress,
    check: checkAddress,
    send: async ({ email }) => {
      setAnswer(await request(email));
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(
          isSpent ? 'This link has expired or has already been used' : 'This link is not complete',
        )}
      </h2>
      <p>
        {t(
          isSpent
            ? 'Links work once and not for long. Ask for a new one here.'
            : 'Open the link from the mail again, or ask for a new one here.',
        )}
        {purpose === 'confirm' &&
          t(
            ' If you have confirmed before, sign in, or choose “Forgot your password?” under Login.',
          )}
      </p>
      <EmailField error={errors.email} />
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? 'Sending...' : 'Send a new link')}
      </Button>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
      <LinkButton href={ROUTES.auth} kind="quiet" size="small">
        {t('Go to Login')}
      </LinkButton>
    </form>
  );
}

function LinkApp({ purpose }: Pick<LinkProblemProps, 'purpose'>) {
  const [link] = useState(takeAuthLink);
  const [isSpent, setIsSpent] = useState(false);
  return (
    <Spoken>
      {link && !isSpent ? (
        <SetPasswordForm {...link} purpose={purpose} onSpent={() => setIsSpent(true)} />
      ) : (
        <LinkProblem purpose={purpose} isSpent={isSpent} />
      )}
      <Toaster say={tFilled} />
    </Spoken>
  );
}

export const ConfirmApp = () => <LinkApp purpose="confirm" />;

export const ResetApp = () => <LinkApp purpose="reset" />;
