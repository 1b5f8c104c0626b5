import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { done, showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { showRefusal } from '../../shared/backend/desk-error.ts';
import { t } from '../../shared/language/language.ts';
import { Panel, PanelPart } from '../../shared/panel.tsx';
import view from '../../shared/view.module.css';
import NewLeadSound, { keepSound, openAudio, playTone, useSound } from './new-lead-sound.tsx';

/** Whether this browser is told of new leads, or why it cannot be. */
type PushState = 'plain-http' | 'unsupported' | 'not-offered' | 'denied' | 'off' | 'on';

/** Null where the server sends none. */
const keySchema = v.nullable(v.string());

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

async function readPushState(): Promise<PushState> {
  if (!isSecureContext) return 'plain-http';
  if (!isSupported() || !(await navigator.serviceWorker.getRegistration())) return 'unsupported';
  if (!(await callDesk('push_key', {}, keySchema))) return 'not-offered';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return 'off';
  await save(subscription);
  return 'on';
}

async function switchOn(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const key = await callDesk('push_key', {}, keySchema);
  if (!key) return 'not-offered';
  const push = await manager();
  // One that was made for another key of the server cannot be used and stands in the way.
  await (await push.getSubscription())?.unsubscribe();
  await save(await push.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return 'on';
}

/** Ends it at the server first: what the browser then forgets is not sent to any more. */
async function switchOff(): Promise<PushState> {
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return 'off';
  const { endpoint } = subscription;
  await callDesk('delete_push_subscription', { endpoint }, v.boolean());
  await subscription.unsubscribe();
  return 'off';
}

async function sendTest(): Promise<void> {
  const subscription = await (await manager()).getSubscription();
  await callDesk('send_test_push', { endpoint: subscription?.endpoint ?? '' }, v.unknown());
}

async function save(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await callDesk(
    'save_push_subscription',
    { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    v.unknown(),
  );
}

const WORDS: Readonly<Record<PushState, string>> = {
  // The one place that says what needs https; all else works without.
  'plain-http':
    'Notifications, the desk without network and copying need the desk’s https address.',
  unsupported:
    'This browser cannot show messages. On an iPhone, put the desk on the home screen and open it from there.',
  'not-offered': 'This server sends no messages to phones.',
  denied:
    'This browser may not show messages of this site. Allow notifications in the site’s settings of the browser, then open this page again.',
  off: 'When a new lead comes in, this device can tell you, also while the desk is closed.',
  on: 'This device tells you of each new lead. It says the subject and the city, and nothing of the person.',
};

export function PushSwitch() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: ['push-state'], queryFn: readPushState });
  const onError = (error: Error) =>
    showRefusal(error, 'Not changed', 'The browser or the desk did not answer.');
  const switching = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? switchOn() : switchOff()),
    onSuccess: (state) => client.setQueryData(['push-state'], state),
    onError,
  });
  const testing = useMutation({
    mutationFn: sendTest,
    onSuccess: () => showToast(done('A test is on its way')),
    onError,
  });

  const state = query.data;
  const isOn = state === 'on';
  return (
    <PanelPart title="Notifications on this device">
      {state && <p>{t(WORDS[state])}</p>}
      {query.isError && (
        <p role="alert">{t('It could not be read whether this device is told.')}</p>
      )}
      {(isOn || state === 'off') && (
        <div className={view.row}>
          <Button
            kind="secondary"
            isBusy={switching.isPending}
            onClick={() => switching.mutate(!isOn)}
          >
            {t(isOn ? 'Switch off' : 'Switch on')}
          </Button>
          {isOn && (
            <Button kind="secondary" isBusy={testing.isPending} onClick={() => testing.mutate()}>
              {t('Send a test')}
            </Button>
          )}
        </div>
      )}
    </PanelPart>
  );
}

function SoundSwitch() {
  const isOn = useSound();

  function toggle() {
    keepSound(!isOn);
    if (!isOn) listen();
  }

  return (
    <PanelPart title="Sound">
      <p>
        {t(
          'A soft tone when a new lead comes in, on this device, for as long as the desk is open in a tab. After a reload it waits for your first press on the page.',
        )}
      </p>
      <div className={view.row}>
        <Button kind={isOn ? 'primary' : 'secondary'} aria-pressed={isOn} onClick={toggle}>
          {t('Sound on a new lead')}
        </Button>
        <Button kind="secondary" onClick={listen}>
          {t('Play sound')}
        </Button>
      </div>
      {/* From now on; with the next view the desk itself listens. */}
      {isOn && <NewLeadSound />}
      <p role="status">{t(isOn ? 'The sound is on.' : 'The sound is off.')}</p>
    </PanelPart>
  );
}

function listen() {
  openAudio();
  playTone();
}

export default function AlertsView() {
  return (
    <Panel title="Lead notifications" words="How the desk tells you about new leads.">
      <div className={joinClasses(view.form, view.measure)}>
        <SoundSwitch />
        <PushSwitch />
      </div>
    </Panel>
  );
}
