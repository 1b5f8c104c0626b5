import { Button } from '../../../ui/button.tsx';
import { useRetryMail } from './use-retry-mail.ts';

export interface SendAgainProps {
  mailId: string;
}

/** Puts a mail back into the outbox, as if it had never been tried. */
export function SendAgain({ mailId }: SendAgainProps) {
  const retry = useRetryMail();
  return (
    <Button
      kind="secondary"
      size="small"
      isBusy={retry.isPending}
      onClick={() => retry.mutate(mailId)}
    >
      Send again
    </Button>
  );
}
