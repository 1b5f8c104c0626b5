import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { backend } from '../backend/backend.ts';
import { t } from '../language/language.ts';
import { checkPassword, PasswordField, readText, useForm } from './account-fields.tsx';
import { describeAuthError } from './auth-errors.ts';
import { CodeForm, type Device, DeviceLost, type WithProof } from './code-form.tsx';
import styles from './form.module.css';

interface ProofStepProps {
  devices: readonly Device[];
  onProved: () => void;
  onCancelled: () => void;
}

const TITLE = 'Is it still you?';
const REASON =
  'More than five minutes have passed since you signed in or entered a code. Someone who finds this screen open must not be able to change how you sign in.';

/** Asks the signed-in person for a code of a device or, without devices, for the password. */
function ProofStep(props: ProofStepProps) {
  const { devices, onProved, onCancelled } = props;
  if (devices.length === 0) return <PasswordStep {...props} />;
  return (
    <CodeForm
      title={TITLE}
      words={t('{reason} Enter the code that your authenticator app shows for YCTFC.', {
        reason: t(REASON),
      })}
      devices={devices}
      onVerified={async () => {
        onProved();
        return undefined;
      }}
    >
      <DeviceLost />
      <CancelButton onClick={onCancelled} />
    </CodeForm>
  );
}

const CancelButton = ({ onClick }: { onClick: () => void }) => (
  <Button kind="quiet" size="small" onClick={onClick}>
    {t('Cancel')}
  </Button>
);

function PasswordStep({ onProved, onCancelled }: ProofStepProps) {
  const { errors, isBusy, formProps } = useForm({
    read: (data) => ({ password: readText(data, 'password') }),
    check: checkPassword,
    send: async ({ password }) => {
      const { data } = await backend.auth.getSession();
      const email = data.session?.user.email ?? '';
      const { error } = await backend.auth.signInWithPassword({ email, password });
      if (error) {
        const isWrong = error.code === 'invalid_credentials';
        const refusal = isWrong ? t('This password is not right.') : describeAuthError(error);
        return { errors: { password: refusal } };
      }
      onProved();
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <h2 className={styles.heading}>{t(TITLE)}</h2>
      <p>{t(REASON)}</p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        error={errors.password}
      />
      <Button type="submit" size="large" isBusy={isBusy}>
        {t(isBusy ? 'Checking...' : 'Continue')}
      </Button>
      <p className={styles.quiet}>
        {t('Forgotten? Log out and press {button} on the sign-in page.', {
          button: t('Forgot your password?'),
        })}
      </p>
      <CancelButton onClick={onCancelled} />
    </form>
  );
}

/** @param devices of the account: with one, a code is the proof, else the password */
export function useProof(devices: readonly Device[]) {
  const [settle, setSettle] = useState<(isProved: boolean) => void>();

  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      setSettle(() => (isProved: boolean) => {
        // What waits for the answer moves the focus, which a hidden control does not take.
        flushSync(() => setSettle(undefined));
        resolve(isProved);
      });
    });
  }

  const withProof: WithProof = async (send) => {
    const answer = await send();
    const isNeeded = answer.error?.code === 'reauthentication_needed';
    return isNeeded && (await ask()) ? send() : answer;
  };

  return {
    withProof,
    cancel: () => settle?.(false),
    /** What asks for the proof, to be shown in place of everything else; undefined when none is asked. */
    step: settle && (
      <ProofStep
        devices={devices}
        onProved={() => settle(true)}
        onCancelled={() => settle(false)}
      />
    ),
  };
}
