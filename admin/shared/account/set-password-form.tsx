import type { User } from '@supabase/supabase-js';
import { type ReactNode, useRef, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { backend } from '../backend/backend.ts';
import styles from '../form/form.module.css';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { readText, useForm } from '../form/use-form.ts';
import { CodeForm } from '../second-factor/code-form.tsx';
import { listDevices } from '../second-factor/devices.ts';
import { type Arrival, leaveFor } from '../session/arrival.ts';
import { type AuthError, describeAuthError, isWorthAnotherTry } from './auth-errors.ts';
import { checkNewPassword } from './credentials.ts';
import { forgetSignUp } from './kept-sign-up.ts';

export interface SetPasswordFormProps {
  tokenHash: string;
  type: 'signup' | 'email' | 'recovery';
  /** Of the field. */
  label: string;
  /** Fills the field. */
  password?: string | undefined;
  /** What the button says, and what it says while it is busy. */
  button: readonly [idle: string, busy: string];
  /** What the lead desk says on arrival. */
  arrival: Arrival;
  /** Shown above the field. */
  children?: ReactNode;
  /** Called when the link has expired or was used. */
  onSpent: () => void;
}

const LINK_TOO_OLD =
  'The link was opened a while ago. Choose “Forgot your password?” under Login and use the new link at once.';

const read = (data: FormData) => ({ password: readText(data, 'password') });

function check({ password }: { password: string }) {
  const error = checkNewPassword(password);
  return error ? { password: error } : {};
}

/**
 * Uses a mailed link and sets the password of its account. The link is used only when the form is
 * sent, since mail scanners open links; a refused password can then be corrected without a new link.
 */
export function SetPasswordForm(props: SetPasswordFormProps) {
  const { tokenHash, type, button, arrival, onSpent } = props;
  /** The account of the link; undefined until the link has been used. */
  const user = useRef<User>(undefined);
  /** The new password, kept while a code of the second factor is asked for. */
  const [waiting, setWaiting] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  function refuse(error: AuthError) {
    // Only a session that a link opened a moment ago may set the password by itself.
    const isLate = error.code === 'reauthentication_needed';
    setRefusal(isLate ? LINK_TOO_OLD : describeAuthError(error));
    return { focus: 'password' };
  }

  async function spendLink() {
    if (user.current) return null;
    const { data, error } = await backend.auth.verifyOtp({
      token_hash: tokenHash,
      type,
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
    forgetSignUp();
    leaveFor(ROUTES.admin, arrival);
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
      {props.children}
      <NewPasswordField
        label={props.label}
        defaultValue={props.password}
        error={errors.password ?? refusal}
      />
      <Button type="submit" size="large" isBusy={isBusy}>
        {button[isBusy ? 1 : 0]}
      </Button>
    </form>
  );
}
