import { useEffect, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ConfirmDevice } from './confirm-device.tsx';
import { DeviceList } from './device-list.tsx';
import { cancelEnrolment, type Enrolment } from './enrolment.ts';
import { NameDevice } from './name-device.tsx';
import { useDevices } from './use-devices.ts';

export interface SecondFactorDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The devices of the second factor, and the two steps that add one: name it, prove it. */
export default function SecondFactorDialog({ isOpen, onClose }: SecondFactorDialogProps) {
  const { devices, error, load } = useDevices();
  const [step, setStep] = useState<'list' | 'name' | Enrolment>('list');

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  function close() {
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
      {devices && step === 'list' && (
        <DeviceList devices={devices} onAdd={() => setStep('name')} onRemoved={load} />
      )}
      {devices && step === 'name' && <NameDevice isSpare={devices.length > 0} onBegun={setStep} />}
      {typeof step === 'object' && <ConfirmDevice enrolment={step} onConfirmed={finish} />}
    </Dialog>
  );
}
