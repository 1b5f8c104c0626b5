import { useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { describeFault } from '../../shared/account/auth-errors.ts';
import { takeAuthLink } from '../../shared/account/auth-link.ts';
import { LinkProblem } from '../../shared/account/link-problem.tsx';
import { backend } from '../../shared/backend/backend.ts';
import styles from '../../shared/form/form.module.css';
import { leaveFor } from '../../shared/session/arrival.ts';
import { SESSION_MESSAGES } from '../../shared/session/session-messages.ts';

/**
 * The page that the confirmation mail opens. Mail scanners open links too, so only the button uses
 * the token.
 */
export function ConfirmApp() {
  const [link] = useState(takeAuthLink);
  const [isBusy, setIsBusy] = useState(false);
  const [isSpent, setIsSpent] = useState(false);

  async function confirm() {
    if (!link) return;
    setIsBusy(true);
    const { tokenHash, type } = link;
    const { error } = await backend.auth.verifyOtp({ token_hash: tokenHash, type });
    if (!error) return leaveFor(ROUTES.admin, 'emailConfirmed');
    setIsBusy(false);
    if (error.status === 429 || error.name === 'AuthRetryableFetchError') {
      showToast({ ...SESSION_MESSAGES.unexpected, description: describeFault(error) });
    } else {
      setIsSpent(true);
    }
  }

  return (
    <>
      {link && !isSpent ? (
        <div className={styles.form}>
          <p>One press, and the leads are yours to open.</p>
          <Button size="large" isBusy={isBusy} onClick={() => void confirm()}>
            Confirm my email
          </Button>
        </div>
      ) : (
        <LinkProblem purpose="signup" isSpent={isSpent} />
      )}
      <Toaster />
    </>
  );
}
