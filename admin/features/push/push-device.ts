import * as v from 'valibot';
import { callDesk } from '../../shared/backend/call-desk.ts';

/** Whether this browser is told of new leads, or why it cannot be. */
export type PushState = 'plain-http' | 'unsupported' | 'not-offered' | 'denied' | 'off' | 'on';

/** Null where the server sends none. */
const keySchema = v.nullable(v.string());

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

/** Looks at the browser and asks the server; a browser that is on is told to the server again. */
export async function readPushState(): Promise<PushState> {
  if (!isSecureContext) return 'plain-http';
  if (!isSupported() || !(await navigator.serviceWorker.getRegistration())) return 'unsupported';
  if (!(await callDesk('push_key', {}, keySchema))) return 'not-offered';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return 'off';
  await save(subscription);
  return 'on';
}

/** Asks the person, subscribes, and tells the server. */
export async function switchOn(): Promise<PushState> {
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
export async function switchOff(): Promise<PushState> {
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return 'off';
  const { endpoint } = subscription;
  await callDesk('delete_push_subscription', { endpoint }, v.boolean());
  await subscription.unsubscribe();
  return 'off';
}

/** Asks the server to send this browser a message. */
export async function sendTest(): Promise<void> {
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
