import { type ReactNode, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { backend } from '../backend/backend.ts';
import { Note } from '../form/note.tsx';
import { SESSION_MESSAGES } from '../session/session-messages.ts';
import { describeAuthError } from './auth-errors.ts';

export interface ResendConfirmationProps {
  email: string;
  title: string;
  /** Further advice. */
  children?: ReactNode;
}

/** Asks for another confirmation mail; says the same whether or not the account exists. */
export async function resendConfirmation(email: string): Promise<string> {
  const { error } = await backend.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: location.origin + ROUTES.admin },
  });
  return error
    ? describeAuthError(error)
    : 'If this address waits for confirmation, a new mail is on its way. Look in the spam folder too.';
}

/** Says how an address is confirmed and offers the mail again. */
export function ResendConfirmation({ email, title, children }: ResendConfirmationProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<string>();

  async function resend() {
    setIsBusy(true);
    await resendConfirmation(email)
      .then(setAnswer)
      .catch(() => showToast(SESSION_MESSAGES.unexpected))
      .finally(() => setIsBusy(false));
  }

  return (
    <Note title={title}>
      <p>
        Open the mail to <strong>{email}</strong> and press <em>Confirm my email</em>.
      </p>
      {children}
      <Button kind="secondary" size="small" isBusy={isBusy} onClick={() => void resend()}>
        Mail the link again
      </Button>
      <p role="status">{answer}</p>
    </Note>
  );
}
