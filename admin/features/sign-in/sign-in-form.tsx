import { useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { describeLoginFault, isUnconfirmed } from '../../shared/account/auth-errors.ts';
import { type Credentials, checkLogin } from '../../shared/account/credentials.ts';
import { ResendConfirmation } from '../../shared/account/resend-confirmation.tsx';
import { backend } from '../../shared/backend/backend.ts';
import { EmailField } from '../../shared/form/email-field.tsx';
import styles from '../../shared/form/form.module.css';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { readText, useForm } from '../../shared/form/use-form.ts';
import { listDevices } from '../../shared/second-factor/devices.ts';
import { leaveFor } from '../../shared/session/arrival.ts';

export interface LoginFormProps {
  /** What was typed on the other tab. */
  email: string;
  onEmailChange: (email: string) => void;
  onForgotten: () => void;
}

const read = (data: FormData): Credentials => ({
  email: readText(data, 'email').trim(),
  password: readText(data, 'password'),
});

/** The Login tab. */
export function LoginForm({ email, onEmailChange, onForgotten }: LoginFormProps) {
  const [unconfirmed, setUnconfirmed] = useState<string>();

  async function send(credentials: Credentials) {
    setUnconfirmed(undefined);
    const { data, error } = await backend.auth.signInWithPassword(credentials);
    if (!error) {
      // With a second factor the page asks for its code instead.
      if (listDevices(data.user).length === 0) leaveFor(ROUTES.admin, 'welcome');
      return { isLeaving: true } as const;
    }
    if (isUnconfirmed(error)) setUnconfirmed(credentials.email);
    showToast(describeLoginFault(error));
    return { focus: 'password' };
  }

  const { faults, isBusy, formProps } = useForm({ read, check: checkLogin, send });
  return (
    <form {...formProps} className={styles.form}>
      <EmailField
        defaultValue={email}
        error={faults.email}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={faults.password}
      />
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Signing In...' : 'Sign In'}
      </Button>
      {unconfirmed && <ResendConfirmation email={unconfirmed} />}
      <Button kind="quiet" size="small" onClick={onForgotten}>
        Forgot your password?
      </Button>
    </form>
  );
}
