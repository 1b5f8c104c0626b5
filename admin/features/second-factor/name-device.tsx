import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { readText, useForm } from '../../shared/form/use-form.ts';
import type { WithProof } from '../../shared/proof/with-proof.ts';
import { beginEnrolment, type Enrolment } from './enrolment.ts';
import styles from './second-factor.module.css';

export interface NameDeviceProps {
  /** Another device is already active. */
  isSpare: boolean;
  withProof: WithProof;
  onBegun: (enrolment: Enrolment) => void;
}

const read = (data: FormData) => ({ name: readText(data, 'name').trim() });

const check = ({ name }: { name: string }) =>
  name ? {} : { name: 'Give the device a name, so that you can tell it from others.' };

/** First step of adding a device. */
export function NameDevice({ isSpare, withProof, onBegun }: NameDeviceProps) {
  const [refusal, setRefusal] = useState<string>();

  async function send({ name }: { name: string }) {
    setRefusal(undefined);
    const begun = await beginEnrolment(name, withProof);
    if (typeof begun === 'object') {
      onBegun(begun);
      return undefined;
    }
    setRefusal(begun);
    return { focus: 'name' };
  }

  const { errors, isBusy, formProps } = useForm({ read, check, send });
  return (
    <form {...formProps} className={styles.step}>
      <p>
        You need an authenticator app on a phone or in a password manager, for instance Google
        Authenticator, Aegis or 1Password.
      </p>
      <TextField
        label="Name of the device"
        name="name"
        autoComplete="off"
        maxLength={60}
        defaultValue={isSpare ? 'Spare device' : 'My phone'}
        autoFocus
        error={errors.name ?? refusal}
      />
      <Button type="submit" isBusy={isBusy}>
        Next
      </Button>
    </form>
  );
}
