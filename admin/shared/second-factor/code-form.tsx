import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import styles from '../form/form.module.css';
import { readText, useForm } from '../form/use-form.ts';
import { checkCode, readCode } from './code.ts';
import { CodeField } from './code-field.tsx';
import { type Device, nameDevice } from './devices.ts';
import { sendCode } from './send-code.ts';

export interface CodeFormProps {
  title?: string;
  words?: string;
  devices: readonly Device[];
  /** Called after a correct code; the button stays busy while the page is being left. */
  onVerified: () => Promise<{ isLeaving: true } | { focus: string } | undefined>;
  /** Alternatives, shown below the button. */
  children?: ReactNode;
}

interface Answer {
  factorId: string;
  code: string;
}

function check({ code }: Answer) {
  const error = checkCode(code);
  return error ? { code: error } : {};
}

/** Asks for a code of the second factor, and for the device when there are several. */
export function CodeForm({
  title = 'Second factor',
  words = 'Open your authenticator app and enter the code that it shows for YCTFC.',
  devices,
  onVerified,
  children,
}: CodeFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const read = (data: FormData): Answer => ({
    factorId: readText(data, 'device') || (devices[0]?.id ?? ''),
    code: readCode(readText(data, 'code')),
  });

  async function send({ factorId, code }: Answer) {
    setRefusal(undefined);
    const refused = await sendCode(factorId, code);
    if (refused === undefined) return onVerified();
    setRefusal(refused);
    return { focus: 'code' };
  }

  const { errors, isBusy, formProps } = useForm({ read, check, send });
  return (
    <form {...formProps} className={styles.form}>
      <h2 className={styles.heading}>{title}</h2>
      <p>{words}</p>
      {devices.length > 1 && (
        <SelectField
          label="Device"
          name="device"
          options={devices.map((device) => ({ value: device.id, label: nameDevice(device) }))}
        />
      )}
      <CodeField autoFocus error={errors.code ?? refusal} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Checking...' : 'Continue'}
      </Button>
      {children}
    </form>
  );
}
