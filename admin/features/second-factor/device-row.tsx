import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { describeAuthError } from '../../shared/account/auth-errors.ts';
import { backend } from '../../shared/backend/backend.ts';
import formStyles from '../../shared/form/form.module.css';
import type { WithProof } from '../../shared/proof/with-proof.ts';
import { type Device, nameDevice } from '../../shared/second-factor/devices.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import styles from './second-factor.module.css';

export interface DeviceRowProps {
  device: Device;
  withProof: WithProof;
  onRemoved: () => Promise<void>;
}

/** One device; removing it takes two presses. */
export function DeviceRow({ device, withProof, onRemoved }: DeviceRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const name = nameDevice(device);

  async function remove() {
    setIsBusy(true);
    const { error } = await withProof(() =>
      backend.auth.mfa.unenroll({ factorId: device.id }),
    ).finally(() => setIsBusy(false));
    if (error) {
      showToast({
        title: 'Not removed',
        description: describeAuthError(error),
        tone: 'destructive',
      });
      return;
    }
    showToast({ title: 'Device removed', description: `Codes of “${name}” no longer work.` });
    await onRemoved();
    // The session drops to the password's level; if another device is left, its code is asked for.
    await backend.auth.refreshSession();
  }

  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={formStyles.quiet}>Added {formatWritten(device.created_at)}</p>
      </div>
      {isAsking ? (
        <div className={styles.question}>
          <Button kind="secondary" size="small" autoFocus onClick={() => setIsAsking(false)}>
            Keep
          </Button>
          <Button
            kind="danger"
            size="small"
            isBusy={isBusy}
            aria-label={`Remove ${name} for good`}
            onClick={() => void remove()}
          >
            Remove
          </Button>
        </div>
      ) : (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Remove ${name}`}
          onClick={() => setIsAsking(true)}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
