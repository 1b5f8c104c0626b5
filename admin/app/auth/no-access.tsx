import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../../shared/form/form.module.css';
import { logOut } from '../../shared/session/log-out.ts';
import { pageSession } from '../../shared/session/use-session.ts';

export interface NoAccessProps {
  email: string;
  /** The role could not be read; trying again may help. */
  isUnclear: boolean;
}

/** Shown for a session that may not open the desk: /admin would redirect it straight back here. */
export function NoAccess({ email, isUnclear }: NoAccessProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function checkAgain() {
    setIsBusy(true);
    await pageSession.checkAgain().finally(() => setIsBusy(false));
  }

  return (
    <div className={styles.form}>
      <h2 className={styles.heading}>
        {isUnclear ? 'Your access could not be checked' : 'This account has no access'}
      </h2>
      <p>
        You are signed in as <strong>{email}</strong>.{' '}
        {isUnclear
          ? 'The server did not say whether this account may open the leads.'
          : 'Only the administrator may open the leads. Log out to use another account.'}
      </p>
      {isUnclear && (
        <Button isBusy={isBusy} onClick={() => void checkAgain()}>
          Try again
        </Button>
      )}
      <Button kind="secondary" onClick={() => void logOut()}>
        Log out
      </Button>
    </div>
  );
}
