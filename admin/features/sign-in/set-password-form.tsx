import type { User } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import {
  checkNewPassword,
  NewPasswordField,
  readText,
  useForm,
} from '../../shared/account/account-fields.tsx';
import { describeAuthError, isWorthAnotherTry } from '../../shared/account/auth-errors.ts';
import { CodeForm, listDevices } from '../../shared/account/code-form.tsx';
import styles from '../../shared/account/form.module.css';
import { backend } from '../../shared/backend/backend.ts';
import { t } from '../../shared/language/language.ts';
import { leaveFor } from '../../shared/session/arrival.ts';

export interface SetPasswordFormProps {
  tokenHash: string;
  type: 'signup' | 'email' | 'recovery';
  purpose: keyof typeof WORDS;
  onSpent: () => void;
}

const WORDS = {
  confirm: {
    label: 'Password',
    button: ['Confirm my email', 'Confirming...'],
    arrival: 'emailConfirmed',
  },
  reset: {
    label: 'New password',
    button: ['Save and open the leads', 'Saving...'],
    arrival: 'passwordChanged',
  },
} as const;

const LINK_TOO_OLD =
  'The link was opened a while ago. Choose “Forgot your password?” under Login and use the new link at once.';

/**
 * Uses a mailed link and sets the password of its account. The link is used only when the form is sent, since mail
 * scanners open links; a refused password can then be corrected without a new link.
 */
export function SetPasswordForm({ tokenHash, type, purpose, onSpent }: SetPasswordFormProps) {
  /** The account of the link; undefined until the link has been used. */
  const user = useRef<User>(undefined);
  const [waiting, setWaiting] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { label, button, arrival } = WORDS[purpose];

  async function save(password: string) {
    const { error } = await backend.auth.updateUser({ password });
    if (error?.code === 'insufficient_aal') {
      setWaiting(password);
      return undefined;
    }
    setWaiting(undefined);
    if (error) {
      // Only a session that a link opened a moment ago may set the password by itself.
      const isLate = error.code === 'reauthentication_needed';
      setRefusal(isLate ? t(LINK_TOO_OLD) : describeAuthError(error));
      return { focus: 'password' };
    }
    leaveFor(ROUTES.admin, arrival);
    return { isLeaving: true } as const;
  }

  async function send({ password }: { password: string }) {
    setRefusal(undefined);
    if (user.current) return save(password);
    const { data, error } = await backend.auth.verifyOtp({ token_hash: tokenHash, type });
    user.current = data.user ?? undefined;
    if (!error) return save(password);
    if (isWorthAnotherTry(error)) return { errors: { password: describeAuthError(error) } };
    onSpent();
    return undefined;
  }

  const { errors, isBusy, formProps } = useForm({
    read: (data) => ({ password: readText(data, 'password') }),
    check: checkNewPassword,
    send,
  });
  if (waiting !== undefined) {
    return <CodeForm devices={listDevices(user.current)} onVerified={() => save(waiting)} />;
  }
  return (
    <form {...formProps} className={styles.form}>
      {purpose === 'confirm' && (
        <p>
          {t(
            'Set the password with which you will open the leads. It counts from now on; none that was typed before does.',
          )}
        </p>
      )}
      <NewPasswordField label={label} error={errors.password ?? refusal} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {t(button[isBusy ? 1 : 0])}
      </Button>
    </form>
  );
}
