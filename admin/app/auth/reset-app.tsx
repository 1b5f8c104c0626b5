import { useState } from 'react';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { sendRecovery } from '../../features/sign-in/send-recovery.ts';
import { SetPasswordForm } from '../../shared/account/set-password-form.tsx';
import { takeAuthLink } from './auth-link.ts';
import { LinkProblem } from './link-problem.tsx';

/** The page that the recovery mail opens. */
export function ResetApp() {
  const [link] = useState(takeAuthLink);
  const [isSpent, setIsSpent] = useState(false);
  return (
    <>
      {link && !isSpent ? (
        <SetPasswordForm
          tokenHash={link.tokenHash}
          type="recovery"
          label="New password"
          button={['Save and open the leads', 'Saving...']}
          arrival="passwordChanged"
          onSpent={() => setIsSpent(true)}
        />
      ) : (
        <LinkProblem request={sendRecovery} isSpent={isSpent} />
      )}
      <Toaster />
    </>
  );
}
