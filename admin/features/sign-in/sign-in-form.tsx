import { useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import {
  type AuthError,
  describeSignInError,
  isUnconfirmed,
} from '../../shared/account/auth-errors.ts';
import {
  type Credentials,
  checkSignIn,
  readCredentials,
} from '../../shared/account/credentials.ts';
import { forgetSignUp, readKeptSignUp } from '../../shared/account/kept-sign-up.ts';
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

/**
 * Before its confirmation an account has no password, so a sign-in is refused like any other wrong one:
 * the device remembers that somebody signed up on it with this address.
 */
function findWaiting(error: AuthError, email: string) {
  if (isUnconfirmed(error)) return { email, title: 'This address is not confirmed yet' };
  if (error.code !== 'invalid_credentials') return undefined;
  const isKept = readKeptSignUp()?.email.toLowerCase() === email.toLowerCase();
  return isKept ? { email, title: 'Have you confirmed this address?' } : undefined;
}

/** The Login tab. */
export function SignInForm({ email, onEmailChange, onForgotten }: SignInFormProps) {
  /** What to say of an address that may wait for its confirmation. */
  const [waiting, setWaiting] = useState<{ email: string; title: string }>();

  async function send(credentials: Credentials) {
    setWaiting(undefined);
    const { data, error } = await backend.auth.signInWithPassword(credentials);
    if (!error) {
      forgetSignUp();
      // With a second factor, the page shows the code form instead.
      if (listDevices(data.user).length === 0) leaveFor(ROUTES.admin, 'welcome');
      return { isLeaving: true } as const;
    }
    setWaiting(findWaiting(error, credentials.email));
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
      {waiting && <ResendConfirmation {...waiting} />}
      <Button kind="quiet" size="small" onClick={onForgotten}>
        Forgot your password?
      </Button>
    </form>
  );
}
