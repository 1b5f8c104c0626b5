import { useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { describeAuthError } from '../../shared/account/auth-errors.ts';
import { Note } from '../../shared/account/note.tsx';
import { backend } from '../../shared/backend/backend.ts';
import { t } from '../../shared/language/language.ts';
import { SESSION_MESSAGES } from '../../shared/session/session-messages.ts';

const IF_KNOWN =
  'If {email} has an account, a mail with a link is on its way. The link works once.';
const IF_WAITING =
  'If this address waits for confirmation, a new mail is on its way. Look in the spam folder too.';

export async function sendRecovery(email: string): Promise<string> {
  const { error } = await backend.auth.resetPasswordForEmail(email, {
    redirectTo: location.origin + ROUTES.authReset,
  });
  return error ? describeAuthError(error) : t(IF_KNOWN, { email });
}

export async function resendConfirmation(email: string): Promise<string> {
  const { error } = await backend.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: location.origin + ROUTES.admin },
  });
  return error ? describeAuthError(error) : t(IF_WAITING);
}

export function ResendConfirmation({ email, title }: { email: string; title: string }) {
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
        {t('Open the mail to {email} and press {button}.', { email, button: 'Confirm my email' })}
      </p>
      <Button kind="secondary" size="small" isBusy={isBusy} onClick={() => void resend()}>
        {t('Mail the link again')}
      </Button>
      <p role="status">{answer}</p>
    </Note>
  );
}
