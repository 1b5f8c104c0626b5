import { useMutation } from '@tanstack/react-query';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { leaveFor } from '../../shared/session/arrival.ts';
import styles from './demo.module.css';
import { leaveDemo } from './leave-demo.ts';

/** Says above every view of the desk that its people are invented, and leads out. */
export default function DemoBar() {
  const leaving = useMutation({
    mutationFn: leaveDemo,
    onSuccess: () => leaveFor(ROUTES.auth),
    onError: () => showToast({ title: 'The demo is still running', description: 'Try again.' }),
  });
  return (
    <aside className={styles.bar} aria-label="Demo">
      <p>Demo data: none of these people exist.</p>
      <Button
        kind="secondary"
        size="small"
        isBusy={leaving.isPending || leaving.isSuccess}
        onClick={() => leaving.mutate()}
      >
        {leaving.isPending ? 'Leaving…' : 'Leave the demo'}
      </Button>
    </aside>
  );
}
