import { useCallback, useEffect, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { describeAuthError } from '../../shared/account/auth-errors.ts';
import { backend } from '../../shared/backend/backend.ts';
import { useProof } from '../../shared/proof/use-proof.tsx';
import { type Device, listDevices } from '../../shared/second-factor/devices.ts';
import { ConfirmDevice } from './confirm-device.tsx';
import { DeviceList } from './device-list.tsx';
import { cancelEnrolment, type Enrolment } from './enrolment.ts';
import { NameDevice } from './name-device.tsx';

export interface SecondFactorDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The devices of the second factor, and the two steps that add one: name it, prove it. */
export default function SecondFactorDialog({ isOpen, onClose }: SecondFactorDialogProps) {
  const { devices, error, load } = useDevices();
  const { withProof, step: proofStep, cancel } = useProof(devices ?? []);
  const [step, setStep] = useState<'list' | 'name' | Enrolment>('list');

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  function close() {
    cancel();
    if (typeof step === 'object') void cancelEnrolment(step);
    setStep('list');
    onClose();
  }

  async function finish() {
    await load();
    setStep('list');
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title="Second factor">
      {error && <p role="alert">{error}</p>}
      {!devices && !error && <Skeleton shape="block" />}
      {proofStep}
      {/* Kept while the proof is asked for: the step goes on with it where it was. */}
      <div hidden={proofStep !== undefined}>
        {devices && step === 'list' && (
          <DeviceList
            devices={devices}
            withProof={withProof}
            onAdd={() => setStep('name')}
            onRemoved={load}
          />
        )}
        {devices && step === 'name' && (
          <NameDevice isSpare={devices.length > 0} withProof={withProof} onBegun={setStep} />
        )}
        {typeof step === 'object' && (
          <ConfirmDevice enrolment={step} withProof={withProof} onConfirmed={finish} />
        )}
      </div>
    </Dialog>
  );
}

/** The account's devices as the server knows them; undefined until they are loaded. */
function useDevices() {
  const [devices, setDevices] = useState<Device[]>();
  const [error, setError] = useState<string>();

  const load = useCallback(async () => {
    const { data, error } = await backend.auth.getUser();
    setError(error ? describeAuthError(error) : undefined);
    if (data.user) setDevices(listDevices(data.user));
  }, []);

  return { devices, error, load };
}
