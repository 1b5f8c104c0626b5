import { useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { describeSignInError, isUnconfirmed } from '../../shared/account/auth-errors.ts';
import {
  type Credentials,
  checkSignIn,
  readCredentials,
} from '../../shared/account/credentials.ts';
import { ResendConfirmation } from '../../shared/account/resend-confirmation.tsx';
import { backend } from '../../shared/backend/backend.ts';
import { EmailField } from '../../shared/form/email-field.tsx';
import styles from '../../shared/form/form.module.css';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { listDevices } from '../../shared/second-factor/devices.ts';
import { leaveFor } from '../../shared/session/arrival.ts';

export interface SignInFormProps {
  /** Shared with the other tab. */
  email: string;
  onEmailChange: (email: string) => void;
  onForgotten: () => void;
}

/** The Login tab. */
export function SignInForm({ email, onEmailChange, onForgotten }: SignInFormProps) {
  const [unconfirmed, setUnconfirmed] = useState<string>();

  async function send(credentials: Credentials) {
    setUnconfirmed(undefined);
    const { data, error } = await backend.auth.signInWithPassword(credentials);
    if (!error) {
      // With a second factor, the page shows the code form instead.
      if (listDevices(data.user).length === 0) leaveFor(ROUTES.admin, 'welcome');
      return { isLeaving: true } as const;
    }
    if (isUnconfirmed(error)) setUnconfirmed(credentials.email);
    showToast(describeSignInError(error));
    return { focus: 'password' };
  }

  const { errors, isBusy, formProps } = useForm({
    read: readCredentials,
    check: checkSignIn,
    send,
  });
  return (
    <form {...formProps} className={styles.form}>
      <EmailField
        defaultValue={email}
        error={errors.email}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
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
