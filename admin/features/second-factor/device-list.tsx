import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Note } from '../../shared/form/note.tsx';
import type { WithProof } from '../../shared/proof/with-proof.ts';
import type { Device } from '../../shared/second-factor/devices.ts';
import { DeviceRow } from './device-row.tsx';
import styles from './second-factor.module.css';

export interface DeviceListProps {
  devices: readonly Device[];
  withProof: WithProof;
  onAdd: () => void;
  /** Loads the list again. */
  onRemoved: () => Promise<void>;
}

/** The active devices, and why there should be two. */
export function DeviceList({ devices, withProof, onAdd, onRemoved }: DeviceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const addButton = () => list.current?.querySelector<HTMLElement>('[data-add]');

  // The focused control of the previous step no longer exists.
  useEffect(() => {
    if (document.activeElement === document.body) addButton()?.focus();
  });

  return (
    <div ref={list} className={styles.step}>
      {devices.length === 0 ? (
        <p>
          After the password, signing in asks for a code from an app on your phone. A stolen
          password then opens nothing.
        </p>
      ) : (
        <ul className={styles.devices}>
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
