import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button/button.tsx';
import { type AuthError, describeAuthError } from './account/auth-errors.ts';
import { backend } from './backend/backend.ts';
import formStyles from './form/form.module.css';
import { PasswordField } from './form/password-field.tsx';
import { readText, useForm } from './form/use-form.ts';
import { CodeForm } from './second-factor/code-form.tsx';
import type { Device } from './second-factor/devices.ts';
import { isProofNeeded, type WithProof } from './with-proof.ts';

interface ProofStepProps {
  devices: readonly Device[];
  onProved: () => void;
  onCancelled: () => void;
}

const TITLE = 'Is it still you?';
const REASON =
  'More than five minutes have passed since you signed in or entered a code. Whoever finds this screen open must not be able to change how you sign in.';

/** Asks the signed-in person for a code of a device or, without devices, for the password. */
function ProofStep({ devices, onProved, onCancelled }: ProofStepProps) {
  if (devices.length === 0) return <PasswordStep onProved={onProved} onCancelled={onCancelled} />;
  return (
    <CodeForm
      title={TITLE}
      words={`${REASON} Enter the code that your authenticator app shows for YCTFC.`}
      devices={devices}
      onVerified={async () => {
        onProved();
        return undefined;
      }}
    >
      <p className={formStyles.quiet}>
        Device lost? Use a spare one. Without a spare, whoever runs the server can remove the second
        factor: <code>npm run reset-second-factor</code>.
      </p>
      <CancelButton onClick={onCancelled} />
    </CodeForm>
  );
}

const CancelButton = ({ onClick }: { onClick: () => void }) => (
  <Button kind="quiet" size="small" onClick={onClick}>
    Cancel
  </Button>
);

const read = (data: FormData) => ({ password: readText(data, 'password') });
const check = ({ password }: { password: string }) =>
  password ? {} : { password: 'Enter your password.' };

/** Signs in once more with the session's own address. @returns why it was refused */
async function sendPassword(password: string): Promise<string | undefined> {
  const { data } = await backend.auth.getSession();
  const email = data.session?.user.email ?? '';
  const { error } = await backend.auth.signInWithPassword({ email, password });
  return error ? describeRefusal(error) : undefined;
}

const describeRefusal = (error: AuthError): string =>
  error.code === 'invalid_credentials' ? 'This password is not right.' : describeAuthError(error);

function PasswordStep({ onProved, onCancelled }: Omit<ProofStepProps, 'devices'>) {
  const [refusal, setRefusal] = useState<string>();

  async function send({ password }: { password: string }) {
    setRefusal(undefined);
    const refused = await sendPassword(password);
    if (refused === undefined) {
      onProved();
      return undefined;
    }
    setRefusal(refused);
    return { focus: 'password' };
  }

  const { errors, isBusy, formProps } = useForm({ read, check, send });
  return (
    <form {...formProps} className={formStyles.form}>
      <h2 className={formStyles.heading}>{TITLE}</h2>
      <p>{REASON}</p>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        autoFocus
        error={errors.password ?? refusal}
      />
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? 'Checking...' : 'Continue'}
      </Button>
      <p className={formStyles.quiet}>
        Forgotten? Log out and press <em>Forgot your password?</em> on the sign-in page.
      </p>
      <CancelButton onClick={onCancelled} />
    </form>
  );
}

export interface ProofRequest {
  withProof: WithProof;
  /** What asks for the proof, to be shown in place of everything else; undefined when none is asked. */
  step: ReactNode | undefined;
  /** Gives up, for instance because the dialog was closed. */
  cancel: () => void;
}

/** @param devices of the account: with one, a code is the proof, else the password */
export function useProof(devices: readonly Device[]): ProofRequest {
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
    return isProofNeeded(answer.error) && (await ask()) ? send() : answer;
  };

  return {
    withProof,
    cancel: () => settle?.(false),
    step: settle && (
      <ProofStep
        devices={devices}
        onProved={() => settle(true)}
        onCancelled={() => settle(false)}
      />
    ),
  };
}
