import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { done, failed, showToast } from '../../ui/toast/toast.ts';
import { readText, useForm } from '../shared/account/account-fields.tsx';
import { describeAuthError } from '../shared/account/auth-errors.ts';
import {
  CodeField,
  checkCode,
  type Device,
  listDevices,
  nameDevice,
  readCode,
  sendCode,
  type WithProof,
} from '../shared/account/code-form.tsx';
import { Note } from '../shared/account/note.tsx';
import { useProof } from '../shared/account/use-proof.tsx';
import { backend } from '../shared/backend/backend.ts';
import { t } from '../shared/language/language.ts';
import { Panel } from '../shared/panel.tsx';
import { formatWritten } from '../shared/time/format-time.ts';
import view from '../shared/view.module.css';
import styles from './second-factor-view.module.css';

/** A device that has a name and a secret but has not yet shown a valid code. */
type Enrolment = Exclude<Awaited<ReturnType<typeof beginEnrolment>>, string>;

const NAME_TAKEN = 'Another device has this name. Choose a different one.';

/** Removes unfinished enrolments, which would keep their names in use. */
async function clearUnfinished(): Promise<void> {
  const { data } = await backend.auth.mfa.listFactors();
  const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? [];
  for (const { id } of unfinished) await backend.auth.mfa.unenroll({ factorId: id });
}

async function beginEnrolment(name: string, withProof: WithProof) {
  await clearUnfinished();
  const { data, error } = await withProof(() =>
    backend.auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: 'YCTFC' }),
  );
  if (error?.code === 'mfa_factor_name_conflict') return t(NAME_TAKEN);
  if (error) return describeAuthError(error);
  return {
    factorId: data.id,
    name,
    picture: data.totp.qr_code,
    // To type by hand: Base32 in groups of four.
    secret: data.totp.secret.replace(/.{4}(?=.)/g, '$& '),
  };
}

interface NameDeviceProps {
  isSpare: boolean;
  withProof: WithProof;
  onBegun: (enrolment: Enrolment) => void;
}

function NameDevice({ isSpare, withProof, onBegun }: NameDeviceProps) {
  const { errors, isBusy, formProps } = useForm({
    read: (data) => ({ name: readText(data, 'name').trim() }),
    check: ({ name }) =>
      name ? {} : { name: t('Give the device a name, so that you can tell it from others.') },
    send: async ({ name }) => {
      const begun = await beginEnrolment(name, withProof);
      if (typeof begun === 'string') return { errors: { name: begun } };
      onBegun(begun);
      return undefined;
    },
  });
  return (
    <form {...formProps} className={view.form}>
      <p>
        {t(
          'You need an authenticator app on a phone or in a password manager, for instance Google Authenticator, Aegis or 1Password.',
        )}
      </p>
      <TextField
        label={t('Name of the device')}
        name="name"
        autoComplete="off"
        maxLength={60}
        defaultValue={t(isSpare ? 'Spare device' : 'My phone')}
        autoFocus
        error={errors.name}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('Next')}
      </Button>
    </form>
  );
}

interface ConfirmDeviceProps {
  enrolment: Enrolment;
  withProof: WithProof;
  onConfirmed: () => Promise<void>;
}

/** Second step of adding a device: scan the secret and enter the first code. */
function ConfirmDevice({ enrolment, withProof, onConfirmed }: ConfirmDeviceProps) {
  const { errors, isBusy, formProps } = useForm({
    read: readCode,
    check: checkCode,
    send: async ({ code }) => {
      const refused = await sendCode(enrolment.factorId, code, withProof);
      if (refused) return refused;
      const description = t('From now on signing in asks for a code of “{name}”.', enrolment);
      showToast(done('Device added', description));
      await onConfirmed();
      return undefined;
    },
  });
  return (
    <form {...formProps} className={view.form}>
      <p>{t('Scan the picture with the app, then enter the code that it shows.')}</p>
      <img
        className={styles.picture}
        src={enrolment.picture}
        alt={t('QR code with the secret below')}
        width="208"
        height="208"
      />
      <p className={view.muted}>
        {t('Cannot scan it? Type this secret into the app:')}{' '}
        <code className={view.band}>{enrolment.secret}</code>
      </p>
      <CodeField error={errors.code} />
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? 'Checking...' : 'Add this device')}
      </Button>
    </form>
  );
}

export default function SecondFactorView() {
  const { devices, error, load } = useDevices();
  const { withProof, step: proofStep, cancel } = useProof(devices ?? []);
  const [step, setStep] = useState<'list' | 'name' | Enrolment>('list');
  const leave = useEffectEvent(() => {
    queueMicrotask(cancel);
    // Verified devices stay; a failed request is ignored.
    if (typeof step === 'object') void backend.auth.mfa.unenroll({ factorId: step.factorId });
  });

  useEffect(() => {
    void load();
    return () => leave();
  }, [load]);

  async function finish() {
    await load();
    setStep('list');
  }

  return (
    <Panel title="Two-step login">
      {error && <p role="alert">{error}</p>}
      {!devices && !error && <Skeleton />}
      {proofStep}
      {/* Kept while the proof is asked for: the step goes on with it where it was. */}
      <div className={view.narrow} hidden={proofStep !== undefined}>
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
    </Panel>
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
      showToast(failed('Not removed', describeAuthError(error)));
      return;
    }
    const description = t('Codes of “{name}” no longer work.', { name });
    showToast({ title: 'Device removed', description });
    await onRemoved();
    // The session drops to the password's level; if another device is left, its code is asked for.
    await backend.auth.refreshSession();
  }

  return (
    <li className={joinClasses(view.row, view.spread)}>
      <div>
        <strong>{name}</strong>
        <p className={view.muted}>
          {t('Added {time}', { time: formatWritten(device.created_at) })}
        </p>
      </div>
      {isAsking ? (
        <div className={view.row}>
          <Button kind="secondary" size="small" autoFocus onClick={() => setIsAsking(false)}>
            {t('Keep')}
          </Button>
          <Button
            kind="danger"
            size="small"
            isBusy={isBusy}
            aria-label={t('Remove {name} for good', { name })}
            onClick={() => void remove()}
          >
            {t('Remove')}
          </Button>
        </div>
      ) : (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('Remove {name}', { name })}
          onClick={() => setIsAsking(true)}
        >
          {t('Remove')}
        </Button>
      )}
    </li>
  );
}

interface DeviceListProps {
  devices: readonly Device[];
  withProof: WithProof;
  onAdd: () => void;
  onRemoved: () => Promise<void>;
}

function DeviceList({ devices, withProof, onAdd, onRemoved }: DeviceListProps) {
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
          {t(
            'After the password, signing in asks for a code from an app on your phone. A stolen password then opens nothing.',
          )}
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
          <p>{t('If this one is lost or replaced, the spare one lets you in.')}</p>
        </Note>
      )}
      <Button data-add kind={devices.length > 1 ? 'secondary' : 'primary'} onClick={onAdd}>
        {t(devices.length === 0 ? 'Set it up' : 'Add a device')}
      </Button>
    </div>
  );
}
