import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import formStyles from '../../shared/form/form.module.css';
import { readText, useForm } from '../../shared/form/use-form.ts';
import type { WithProof } from '../../shared/proof/with-proof.ts';
import { checkCode, readCode } from '../../shared/second-factor/code.ts';
import { CodeField } from '../../shared/second-factor/code-field.tsx';
import { sendCode } from '../../shared/second-factor/send-code.ts';
import type { Enrolment } from './enrolment.ts';
import styles from './second-factor.module.css';

export interface ConfirmDeviceProps {
  enrolment: Enrolment;
  withProof: WithProof;
  onConfirmed: () => Promise<void>;
}

const read = (data: FormData) => ({ code: readCode(readText(data, 'code')) });

function check({ code }: { code: string }) {
  const error = checkCode(code);
  return error ? { code: error } : {};
}

/** Second step of adding a device: scan the secret and enter the first code. */
export function ConfirmDevice({ enrolment, withProof, onConfirmed }: ConfirmDeviceProps) {
  const [refusal, setRefusal] = useState<string>();

  async function send({ code }: { code: string }) {
    setRefusal(undefined);
    const refused = await sendCode(enrolment.factorId, code, withProof);
    if (refused !== undefined) {
      setRefusal(refused);
      return { focus: 'code' };
    }
    const description = `From now on signing in asks for a code of “${enrolment.name}”.`;
    showToast({ title: 'Device added', description, tone: 'success' });
    await onConfirmed();
    return undefined;
  }

  const { errors, isBusy, formProps } = useForm({ read, check, send });
  return (
    <form {...formProps} className={styles.step}>
      <p>Scan the picture with the app, then enter the code that it shows.</p>
      <img
        className={styles.picture}
        src={enrolment.picture}
        alt="QR code with the secret below"
        width="208"
        height="208"
      />
      <p className={formStyles.quiet}>
        Cannot scan it? Type this secret into the app:{' '}
        <code className={styles.secret}>{enrolment.secret}</code>
      </p>
      <CodeField autoFocus error={errors.code ?? refusal} />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Checking...' : 'Add this device'}
      </Button>
    </form>
  );
}
