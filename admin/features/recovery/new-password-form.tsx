import type { User } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import {
  type AuthError,
  describeAuthError,
  isWorthAnotherTry,
} from '../../shared/account/auth-errors.ts';
import { checkNewPassword, PASSWORD_HINT } from '../../shared/account/credentials.ts';
import { backend } from '../../shared/backend/backend.ts';
import styles from '../../shared/form/form.module.css';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { readText, useForm } from '../../shared/form/use-form.ts';
import { CodeForm } from '../../shared/second-factor/code-form.tsx';
import { listDevices } from '../../shared/second-factor/devices.ts';
import { leaveFor } from '../../shared/session/arrival.ts';

export interface NewPasswordFormProps {
  tokenHash: string;
  /** Called when the link has expired or was used. */
  onSpent: () => void;
}

const read = (data: FormData) => ({ password: readText(data, 'password') });

function check({ password }: { password: string }) {
  const error = checkNewPassword(password);
  return error ? { password: error } : {};
}

/**
 * Sets a new password with a recovery link. The link is used only when the form is sent, since mail
 * scanners open links; a refused password can then be corrected without a new link.
 */
export function NewPasswordForm({ tokenHash, onSpent }: NewPasswordFormProps) {
  /** The account of the link; undefined until the link has been used. */
  const user = useRef<User>(undefined);
  /** The new password, kept while a code of the second factor is asked for. */
  const [waiting, setWaiting] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  function refuse(error: AuthError) {
    setRefusal(describeAuthError(error));
    return { focus: 'password' };
  }

  async function spendLink() {
    if (user.current) return null;
    const { data, error } = await backend.auth.verifyOtp({
      token_hash: tokenHash,
      type: 'recovery',
    });
    user.current = data.user ?? undefined;
    return error;
  }

  async function save(password: string) {
    const { error } = await backend.auth.updateUser({ password });
    if (error?.code === 'insufficient_aal') {
      setWaiting(password);
      return undefined;
    }
    setWaiting(undefined);
    if (error) return refuse(error);
    leaveFor(ROUTES.admin, 'passwordChanged');
    return { isLeaving: true } as const;
  }

  async function send({ password }: { password: string }) {
    setRefusal(undefined);
    const linkError = await spendLink();
    if (linkError && isWorthAnotherTry(linkError)) return refuse(linkError);
    if (linkError) {
      onSpent();
      return undefined;
    }
    return save(password);
  }

  const { errors, isBusy, formProps } = useForm({ read, check, send });
  if (waiting !== undefined) {
    return <CodeForm devices={listDevices(user.current)} onVerified={() => save(waiting)} />;
  }
  return (
    <form {...formProps} className={styles.form}>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        error={errors.password ?? refusal}
      />
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Saving...' : 'Save and open the leads'}
      </Button>
    </form>
  );
}
