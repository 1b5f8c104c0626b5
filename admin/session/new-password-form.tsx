import { useRef, useState } from 'react';
import { ROUTES } from '../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import { leaveFor } from './arrival.ts';
import { type AuthFault, describeFault } from './auth-errors.ts';
import { backend } from './backend.ts';
import { checkNewPassword, PASSWORD_HINT } from './credentials.ts';
import { PasswordField } from './password-field.tsx';
import styles from './session.module.css';
import { readText, useForm } from './use-form.ts';

export interface NewPasswordFormProps {
  tokenHash: string;
  /** The link turned out to be expired or used. */
  onSpent: () => void;
}

const read = (data: FormData) => ({ password: readText(data, 'password') });

function check({ password }: { password: string }) {
  const fault = checkNewPassword(password);
  return fault ? { password: fault } : {};
}

const isWorthAnotherTry = (fault: AuthFault): boolean =>
  fault.status === 429 || fault.name === 'AuthRetryableFetchError';

/**
 * Sets a new password with a recovery link. The link is used only when the form is sent, since mail
 * scanners open links; a password that is then refused can be corrected without a new link.
 */
export function NewPasswordForm({ tokenHash, onSpent }: NewPasswordFormProps) {
  const hasUsedLink = useRef(false);
  const [refusal, setRefusal] = useState<string>();

  function refuse(fault: AuthFault) {
    setRefusal(describeFault(fault));
    return { focus: 'password' };
  }

  async function spendLink() {
    if (hasUsedLink.current) return null;
    const { error } = await backend.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
    if (!error) hasUsedLink.current = true;
    return error;
  }

  async function send({ password }: { password: string }) {
    setRefusal(undefined);
    const linkFault = await spendLink();
    if (linkFault && isWorthAnotherTry(linkFault)) return refuse(linkFault);
    if (linkFault) {
      onSpent();
      return undefined;
    }
    const { error } = await backend.auth.updateUser({ password });
    if (error) return refuse(error);
    leaveFor(ROUTES.admin, 'passwordChanged');
    return { isLeaving: true } as const;
  }

  const { faults, isBusy, formProps } = useForm({ read, check, send });
  return (
    <form {...formProps} className={styles.form}>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        error={faults.password ?? refusal}
      />
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Saving...' : 'Save and open the leads'}
      </Button>
    </form>
  );
}
