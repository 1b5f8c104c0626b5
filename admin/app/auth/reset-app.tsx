import { useState } from 'react';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { NewPasswordForm } from '../../features/recovery/new-password-form.tsx';
import { sendRecovery } from '../../features/recovery/send-recovery.ts';
import { takeAuthLink } from './auth-link.ts';
import { LinkProblem } from './link-problem.tsx';

/** The page that the recovery mail opens. */
export function ResetApp() {
  const [link] = useState(takeAuthLink);
  const [isSpent, setIsSpent] = useState(false);
  return (
    <>
      {link && !isSpent ? (
        <NewPasswordForm tokenHash={link.tokenHash} onSpent={() => setIsSpent(true)} />
      ) : (
        <LinkProblem request={sendRecovery} isSpent={isSpent} />
      )}
      <Toaster />
    </>
  );
}
