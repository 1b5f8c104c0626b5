import type { User } from '@supabase/supabase-js';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../../shared/form/form.module.css';
import { CodeForm } from '../../shared/second-factor/code-form.tsx';
import { listDevices } from '../../shared/second-factor/devices.ts';
import { leaveFor } from '../../shared/session/arrival.ts';
import { logOut } from '../../shared/session/log-out.ts';

export interface CodeStepProps {
  user: User;
}

async function openDesk() {
  leaveFor(ROUTES.admin, 'welcome');
  return { isLeaving: true } as const;
}

/** The second step of signing in, and the ways out of it. */
export function CodeStep({ user }: CodeStepProps) {
  return (
    <CodeForm devices={listDevices(user)} onVerified={openDesk}>
      <p className={styles.quiet}>
        Device lost? Use a spare one. Without a spare, whoever runs the server can remove the second
        factor: <code>npm run reset-second-factor</code>.
      </p>
      <Button kind="quiet" size="small" onClick={() => void logOut()}>
        Use another account
      </Button>
    </CodeForm>
  );
}
