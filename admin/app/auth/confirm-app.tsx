import { useState } from 'react';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { ConfirmEmail } from '../../features/sign-in/confirm-email.tsx';
import { resendConfirmation } from '../../shared/account/resend-confirmation.tsx';
import { takeAuthLink } from './auth-link.ts';
import { LinkProblem } from './link-problem.tsx';

/** The page that the confirmation mail opens. */
export function ConfirmApp() {
  const [link] = useState(takeAuthLink);
  const [isSpent, setIsSpent] = useState(false);
  return (
    <>
      {link && !isSpent ? (
        <ConfirmEmail {...link} onSpent={() => setIsSpent(true)} />
      ) : (
        <LinkProblem request={resendConfirmation} isSpent={isSpent}>
          {' If you have confirmed before, sign in, or choose “Forgot your password?” under Login.'}
        </LinkProblem>
      )}
      <Toaster />
    </>
  );
}
