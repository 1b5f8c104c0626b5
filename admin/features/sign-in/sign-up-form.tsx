import { useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import {
  type Credentials,
  checkAddress,
  checkNewPassword,
  EmailField,
  NewPasswordField,
  readCredentials,
} from '../../shared/account/account-fields.tsx';
import {
  describeSignUpError,
  describeWeakPassword,
  isWeakPassword,
} from '../../shared/account/auth-errors.ts';
import styles from '../../shared/account/form.module.css';
import { useForm } from '../../shared/account/use-form.ts';
import { backend } from '../../shared/backend/backend.ts';
import { t } from '../../shared/language/language.ts';
import { SESSION_MESSAGES } from '../../shared/session/session-messages.ts';
import { ResendConfirmation } from './mail-again.tsx';

export interface SignUpFormProps {
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
      <NewPasswordField label={t('Password')} error={errors.password} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? t('Creating Account...') : t('Create Account')}
      </Button>
      {created && <ResendConfirmation email={created} title={t('Nearly done')} />}
    </form>
  );
}
