import { useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import {
  describeSignUpError,
  describeWeakPassword,
  isWeakPassword,
} from '../../shared/account/auth-errors.ts';
import {
  type Credentials,
  checkSignUp,
  readCredentials,
} from '../../shared/account/credentials.ts';
import { keepSignUp } from '../../shared/account/kept-sign-up.ts';
import { ResendConfirmation } from '../../shared/account/resend-confirmation.tsx';
import { backend } from '../../shared/backend/backend.ts';
import { EmailField } from '../../shared/form/email-field.tsx';
import styles from '../../shared/form/form.module.css';
import { NewPasswordField } from '../../shared/form/new-password-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { SESSION_MESSAGES } from '../../shared/session/session-messages.ts';

export interface SignUpFormProps {
  /** Shared with the other tab. */
  email: string;
  onEmailChange: (email: string) => void;
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
  const [weakness, setWeakness] = useState<string>();

  async function send(credentials: Credentials) {
    setWeakness(undefined);
    const { data, error } = await signUp(credentials);
    if (error) {
      if (isWeakPassword(error)) setWeakness(describeWeakPassword(error));
      showToast(describeSignUpError(error));
      return { focus: isWeakPassword(error) ? 'password' : 'email' };
    }
    // For an address that is taken, Supabase Auth answers as for a new one, but without identities.
    if (data.user?.identities?.length === 0) {
      showToast(SESSION_MESSAGES.accountExists);
      return { focus: 'email' };
    }
    showToast(SESSION_MESSAGES.accountCreated);
    keepSignUp(credentials);
    setCreated(credentials.email);
    return undefined;
  }

  const { errors, isBusy, formProps } = useForm({
    read: readCredentials,
    check: checkSignUp,
    send,
  });
  return (
    <form {...formProps} className={styles.form}>
      <EmailField
        defaultValue={email}
        error={errors.email}
        onChange={(event) => onEmailChange(event.target.value)}
      />
      <NewPasswordField label="Password" error={errors.password ?? weakness} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Creating Account...' : 'Create Account'}
      </Button>
      {created && (
        <ResendConfirmation email={created} title="Nearly done">
          <p>
            On this device the page then knows your password for an hour; on another one it asks you
            to choose it there.
          </p>
        </ResendConfirmation>
      )}
    </form>
  );
}
