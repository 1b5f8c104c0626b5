import type { User } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import {
  type Credentials,
  checkAddress,
  checkNewPassword,
  checkPassword,
  EmailField,
  NewPasswordField,
  PasswordField,
  readAddress,
  readCredentials,
  useForm,
} from '../../shared/account/account-fields.tsx';
import {
  describeSignInError,
  describeSignUpError,
  describeWeakPassword,
  isUnconfirmed,
  isWeakPassword,
} from '../../shared/account/auth-errors.ts';
import { CodeForm, DeviceLost, listDevices } from '../../shared/account/code-form.tsx';
import styles from '../../shared/account/form.module.css';
import { backend } from '../../shared/backend/backend.ts';
import { t } from '../../shared/language/language.ts';
import { leaveFor } from '../../shared/session/arrival.ts';
import { logOut } from '../../shared/session/log-out.ts';
import { SESSION_MESSAGES } from '../../shared/session/session-messages.ts';
import { ResendConfirmation, sendRecovery } from './mail-again.tsx';

async function openDesk() {
  leaveFor(ROUTES.admin, 'welcome');
  return { isLeaving: true } as const;
}

export function CodeStep({ user }: { user: User }) {
  return (
    <CodeForm devices={listDevices(user)} onVerified={openDesk}>
      <DeviceLost />
      <Button kind="quiet" size="small" onClick={() => void logOut()}>
        {t('Use another account')}
      </Button>
    </CodeForm>
  );
}

export function ForgottenForm({ email, onBack }: { email: string; onBack: () => void }) {
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
        {t('Forgotten password')}
      </h2>
      <p>{t('We mail you a link with which you choose a new one.')}</p>
      <EmailField defaultValue={email} error={errors.email} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {t(isBusy ? 'Sending...' : 'Send the link')}
      </Button>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
      <Button kind="quiet" size="small" onClick={onBack}>
        {t('Back to Login')}
      </Button>
    </form>
  );
}

export interface SignUpFormProps {
  email: string;
  onEmailChange: (email: string) => void;
}

export interface SignInFormProps extends SignUpFormProps {
  onForgotten: () => void;
}

export function SignInForm({ email, onEmailChange, onForgotten }: SignInFormProps) {
  /** The address that has to be confirmed first. */
  const [waiting, setWaiting] = useState<string>();

  async function send(credentials: Credentials) {
    setWaiting(undefined);
    const { data, error } = await backend.auth.signInWithPassword(credentials);
    if (!error) {
      // With a second factor, the page shows the code form instead.
      if (listDevices(data.user).length === 0) leaveFor(ROUTES.admin, 'welcome');
      return { isLeaving: true } as const;
    }
    setWaiting(isUnconfirmed(error) ? credentials.email : undefined);
    showToast(describeSignInError(error));
    return { focus: 'password' };
  }

  const { errors, isBusy, formProps } = useForm({
    read: readCredentials,
    check: (values) => ({ ...checkAddress(values), ...checkPassword(values) }),
    send,
  });
  return (
    <form {...formProps} className={styles.form}>
      <EmailField
        defaultValue={email}
        error={errors.email}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      <PasswordField label="Password" autoComplete="current-password" error={errors.password} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {t(isBusy ? 'Signing In...' : 'Sign In')}
      </Button>
      {waiting && <ResendConfirmation email={waiting} title="This address is not confirmed yet" />}
      <Button kind="quiet" size="small" onClick={onForgotten}>
        {t('Forgot your password?')}
      </Button>
    </form>
  );
}

const signUp = ({ email, password }: Credentials) =>
  backend.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: location.origin + ROUTES.admin },
  });

/** The Sign Up tab; only one address may use it (specification §5). */
export function SignUpForm({ email, onEmailChange }: SignUpFormProps) {
  const [created, setCreated] = useState<string>();

  async function send(credentials: Credentials) {
    const { data, error } = await signUp(credentials);
    if (error) {
      showToast(describeSignUpError(error));
      return isWeakPassword(error)
        ? { errors: { password: describeWeakPassword(error) } }
        : { focus: 'email' };
    }
    // For an address that is taken, Supabase Auth answers as for a new one, but without identities.
    if (data.user?.identities?.length === 0) {
      showToast(SESSION_MESSAGES.accountExists);
      return { focus: 'email' };
    }
    showToast(SESSION_MESSAGES.accountCreated);
    setCreated(credentials.email);
    return undefined;
  }

  const { errors, isBusy, formProps } = useForm({
    read: readCredentials,
    check: (values) => ({ ...checkAddress(values), ...checkNewPassword(values) }),
    send,
  });
  return (
    <form {...formProps} className={styles.form}>
      <EmailField
        defaultValue={email}
        error={errors.email}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      <NewPasswordField label="Password" error={errors.password} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {t(isBusy ? 'Creating Account...' : 'Create Account')}
      </Button>
      {created && <ResendConfirmation email={created} title="Nearly done" />}
    </form>
  );
}
