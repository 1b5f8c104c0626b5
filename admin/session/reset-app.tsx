import { useState } from 'react';
import { Toaster } from '../../ui/toaster.tsx';
import { takeAuthLink } from './auth-link.ts';
import { LinkProblem } from './link-problem.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** The page that the recovery mail opens. */
export function ResetApp() {
  const [link] = useState(takeAuthLink);
  const [isSpent, setIsSpent] = useState(false);
  return (
    <>
      {link && !isSpent ? (
        <NewPasswordForm tokenHash={link.tokenHash} onSpent={() => setIsSpent(true)} />
      ) : (
        <LinkProblem purpose="recovery" isSpent={isSpent} />
      )}
      <Toaster />
    </>
  );
}
