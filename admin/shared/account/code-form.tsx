import type { Factor, User } from '@supabase/supabase-js';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { backend } from '../backend/backend.ts';
import { t } from '../language/language.ts';
import { type FormOutcome, readText, useForm } from './account-fields.tsx';
import { type AuthError, describeAuthError } from './auth-errors.ts';
import styles from './form.module.css';

export type Device = Pick<Factor, 'id' | 'friendly_name' | 'created_at'>;

export const listDevices = (user: Pick<User, 'factors'> | undefined): Device[] =>
  (user?.factors ?? []).filter(
    ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
  );

export const nameDevice = ({ friendly_name }: Pick<Device, 'friendly_name'>): string =>
  friendly_name?.trim() || t('Unnamed device');

/** @returns the digits of what was typed or pasted, which may be grouped: `123 456` */
export const readCode = (data: FormData) => ({
  code: readText(data, 'code').replace(/[\s-]/g, ''),
});

export const checkCode = ({ code }: { code: string }) =>
  /^[0-9]{6}$/.test(code) ? {} : { code: t('Enter the six digits that your app shows.') };

export type WithProof = <Answer extends { error: AuthError | null }>(
  send: () => PromiseLike<Answer>,
) => Promise<Answer>;

const withoutProof: WithProof = async (send) => send();

/** Verifies a code; a correct one raises the session to aal2. */
export async function sendCode(
  factorId: string,
  code: string,
  withProof: WithProof = withoutProof,
): Promise<{ errors: { code: string } } | undefined> {
  const { error } = await withProof(() => backend.auth.mfa.challengeAndVerify({ factorId, code }));
  if (!error) return undefined;
  const isWrong = error.code === 'mfa_verification_failed' && error.message.startsWith('Invalid');
  return { errors: { code: isWrong ? t(WRONG_CODE) : describeAuthError(error) } };
}

const WRONG_CODE =
  'This code is not right, or it has been used. Wait for the next one; if that fails too, check the clock of the device.';

export const CodeField = ({ error }: { error: string | undefined }) => (
  <TextField
    label={t('Six-digit code')}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    autoFocus
    className={styles.code}
    error={error}
  />
);

/** What to do without the device; the command is the operator's. */
const LOST =
  'Device lost? Use a spare one. Without a spare, whoever runs the server can remove the two-step login:';

export const DeviceLost = () => (
  <p className={styles.quiet}>
    {t(LOST)} <code>npm run reset-second-factor</code>.
  </p>
);

export function CodeForm({
  title = 'Two-step login',
  words = 'Open your authenticator app and enter the code that it shows for YCTFC.',
  devices,
  onVerified,
  children,
}: {
  title?: string;
  words?: string;
  devices: readonly Device[];
  onVerified: () => Promise<FormOutcome | undefined>;
  children?: ReactNode;
}) {
  const { errors, isBusy, formProps } = useForm({
    read: (data) => ({
      ...readCode(data),
      factorId: readText(data, 'device') || (devices[0]?.id ?? ''),
    }),
    check: checkCode,
    send: async ({ factorId, code }) => (await sendCode(factorId, code)) ?? onVerified(),
  });
  return (
    <form {...formProps} className={styles.form}>
      <h2 className={styles.heading}>{t(title)}</h2>
      <p>{t(words)}</p>
      {devices.length > 1 && (
        <SelectField
          label={t('Device')}
          name="device"
          options={devices.map((device) => ({ value: device.id, label: nameDevice(device) }))}
        />
      )}
      <CodeField error={errors.code} />
      <Button type="submit" size="large" isBusy={isBusy}>
        {t(isBusy ? 'Checking...' : 'Continue')}
      </Button>
      {children}
    </form>
  );
}
