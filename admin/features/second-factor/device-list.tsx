import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { describeAuthError } from '../../shared/account/auth-errors.ts';
import { type Device, nameDevice, type WithProof } from '../../shared/account/code-form.tsx';
import { Note } from '../../shared/account/note.tsx';
import { backend } from '../../shared/backend/backend.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import view from '../../shared/view.module.css';

interface DeviceRowProps {
  device: Device;
  withProof: WithProof;
  onRemoved: () => Promise<void>;
}

function DeviceRow({ device, withProof, onRemoved }: DeviceRowProps) {
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
    <li className={joinClasses(view.row, view.spread)}>
      <div>
        <strong>{name}</strong>
        <p className={view.muted}>Added {formatWritten(device.created_at)}</p>
      </div>
      {isAsking ? (
        <div className={view.row}>
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

export interface DeviceListProps {
  devices: readonly Device[];
  withProof: WithProof;
  onAdd: () => void;
  onRemoved: () => Promise<void>;
}

export function DeviceList({ devices, withProof, onAdd, onRemoved }: DeviceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const addButton = () => list.current?.querySelector<HTMLElement>('[data-add]');

  // The focused control of the previous step no longer exists.
  useEffect(() => {
    if (document.activeElement === document.body) addButton()?.focus();
  });

  return (
    <div ref={list} className={view.form}>
      {devices.length === 0 ? (
        <p>
          After the password, signing in asks for a code from an app on your phone. A stolen
          password then opens nothing.
        </p>
      ) : (
        <ul className={view.stack}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              withProof={withProof}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      )}
      {devices.length === 1 && (
        <Note title="Add a spare device">
          <p>If this one is lost or replaced, the spare one lets you in.</p>
        </Note>
      )}
      <Button data-add kind={devices.length > 1 ? 'secondary' : 'primary'} onClick={onAdd}>
        {devices.length === 0 ? 'Set it up' : 'Add a device'}
      </Button>
    </div>
  );
}
