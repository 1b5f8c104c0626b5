import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { checkAddress, readAddress } from '../../shared/account/credentials.ts';
import { EmailField } from '../../shared/form/email-field.tsx';
import styles from '../../shared/form/form.module.css';
import { useForm } from '../../shared/form/use-form.ts';
import { sendRecovery } from './send-recovery.ts';

export interface ForgottenFormProps {
  email: string;
  onBack: () => void;
}

/** Requests a password recovery mail; the answer does not reveal whether an account exists. */
export function ForgottenForm({ email, onBack }: ForgottenFormProps) {
  const [answer, setAnswer] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  async function send(values: { email: string }) {
    setAnswer(await sendRecovery(values.email));
    return undefined;
  }

  const { errors, isBusy, formProps } = useForm({ read: readAddress, check: checkAddress, send });
  return (
    <form {...formProps} className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Forgotten password
      </h2>
      <p>We mail you a link with which you choose a new one.</p>
      <EmailField defaultValue={email} error={errors.email} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Sending...' : 'Send the link'}
      </Button>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
      <Button kind="quiet" size="small" onClick={onBack}>
        Back to Login
      </Button>
    </form>
  );
}
