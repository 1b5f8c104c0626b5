import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { checkAddress, readAddress } from '../../shared/account/credentials.ts';
import { EmailField } from '../../shared/form/email-field.tsx';
import styles from '../../shared/form/form.module.css';
import { useForm } from '../../shared/form/use-form.ts';

export interface LinkProblemProps {
  /** Asks for a new link. @returns what to tell the person */
  request: (email: string) => Promise<string>;
  /** True when the link was refused; false when the page was opened without a complete link. */
  isSpent: boolean;
  /** Further advice, shown after the standard one. */
  children?: ReactNode;
}

/** What to do when a mailed link cannot be used: get a new one, or sign in. */
export function LinkProblem({ request, isSpent, children }: LinkProblemProps) {
  const [answer, setAnswer] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isSpent) heading.current?.focus();
  }, [isSpent]);

  async function send({ email }: { email: string }) {
    setAnswer(await request(email));
    return undefined;
  }

  const { errors, isBusy, formProps } = useForm({ read: readAddress, check: checkAddress, send });
  return (
    <form {...formProps} className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {isSpent ? 'This link has expired or has already been used' : 'This link is not complete'}
      </h2>
      <p>
        {isSpent
          ? 'Links work once and not for long. Ask for a new one here.'
          : 'Open the link from the mail once more, or ask for a new one here.'}
        {children}
      </p>
      <EmailField error={errors.email} />
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
