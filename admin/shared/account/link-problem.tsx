import { useEffect, useRef, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { sendRecovery } from '../../features/recovery/send-recovery.ts';
import { EmailField } from '../form/email-field.tsx';
import styles from '../form/form.module.css';
import { readText, useForm } from '../form/use-form.ts';
import { checkEmail } from './credentials.ts';
import { resendConfirmation } from './resend-confirmation.tsx';

export interface LinkProblemProps {
  purpose: 'signup' | 'recovery';
  /** The link was tried and refused; otherwise the page was opened without a complete link. */
  isSpent: boolean;
}

const read = (data: FormData) => ({ email: readText(data, 'email').trim() });

function check({ email }: { email: string }) {
  const fault = checkEmail(email);
  return fault ? { email: fault } : {};
}

/** What to do when a mailed link cannot be used: get a new one, or sign in. */
export function LinkProblem({ purpose, isSpent }: LinkProblemProps) {
  const [answer, setAnswer] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const request = purpose === 'signup' ? resendConfirmation : sendRecovery;

  useEffect(() => {
    if (isSpent) heading.current?.focus();
  }, [isSpent]);

  async function send({ email }: { email: string }) {
    setAnswer(await request(email));
    return undefined;
  }

  const { faults, isBusy, formProps } = useForm({ read, check, send });
  return (
    <form {...formProps} className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {isSpent ? 'This link has expired or has already been used' : 'This link is not complete'}
      </h2>
      <p>
        {isSpent
          ? 'Links work once and not for long. Ask for a new one here.'
          : 'Open the link from the mail once more, or ask for a new one here.'}
        {purpose === 'signup' && ' If you have confirmed before, simply sign in.'}
      </p>
      <EmailField error={faults.email} />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Sending...' : 'Send a new link'}
      </Button>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
      <LinkButton href={ROUTES.auth} kind="quiet" size="small">
        Go to Login
      </LinkButton>
    </form>
  );
}
