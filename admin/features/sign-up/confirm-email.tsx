import { useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { describeAuthError, isWorthAnotherTry } from '../../shared/account/auth-errors.ts';
import { backend } from '../../shared/backend/backend.ts';
import styles from '../../shared/form/form.module.css';
import { leaveFor } from '../../shared/session/arrival.ts';
import { SESSION_MESSAGES } from '../../shared/session/session-messages.ts';

export interface ConfirmEmailProps {
  tokenHash: string;
  type: 'signup' | 'email' | 'recovery';
  /** Called when the link has expired or was used. */
  onSpent: () => void;
}

/** The last step of signing up. Mail scanners open links too, so only the button uses the token. */
export function ConfirmEmail({ tokenHash, type, onSpent }: ConfirmEmailProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    const { error } = await backend.auth.verifyOtp({ token_hash: tokenHash, type });
    if (!error) return leaveFor(ROUTES.admin, 'emailConfirmed');
    setIsBusy(false);
    if (!isWorthAnotherTry(error)) return onSpent();
    showToast({ ...SESSION_MESSAGES.unexpected, description: describeAuthError(error) });
  }

  return (
    <div className={styles.form}>
      <p>One press, and the leads are yours to open.</p>
      <Button size="large" isBusy={isBusy} onClick={() => void confirm()}>
        Confirm my email
      </Button>
    </div>
  );
}
