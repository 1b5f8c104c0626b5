import { useState } from 'react';
import { readKeptSignUp } from '../../shared/account/kept-sign-up.ts';
import { SetPasswordForm } from '../../shared/account/set-password-form.tsx';

export interface ConfirmEmailProps {
  tokenHash: string;
  type: 'signup' | 'email' | 'recovery';
  /** Called when the link has expired or was used. */
  onSpent: () => void;
}

/**
 * The last step of signing up: whoever opens the mail sets the password. On the device that signed up,
 * what was typed there is filled in, so that one press is enough.
 */
export function ConfirmEmail(link: ConfirmEmailProps) {
  const [kept] = useState(readKeptSignUp);
  return (
    <SetPasswordForm
      {...link}
      label="Password"
      password={kept?.password}
      button={['Confirm my email', 'Confirming...']}
      arrival="emailConfirmed"
    >
      <p>
        {kept
          ? 'The password that you typed on this device when you signed up is filled in. One press, and the leads are yours to open.'
          : 'Set the password with which you will open the leads. It counts from now on; none that was typed before does.'}
      </p>
    </SetPasswordForm>
  );
}
