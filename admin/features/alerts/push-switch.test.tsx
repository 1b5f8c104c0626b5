// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { controls, press, show, toasts, until, words } from '../../testing/person.ts';
import { PushSwitch } from './alerts-view.tsx';

const KEY = 'B'.repeat(87);
const endpoint = 'https://push.example/one';
const unsubscribe = vi.fn();
const subscription = {
  endpoint,
  unsubscribe,
  toJSON: () => ({ endpoint, keys: { p256dh: KEY, auth: 'a'.repeat(22) } }),
};
const getSubscription = vi.fn();
const subscribe = vi.fn();
const requestPermission = vi.fn();

/** A browser that can be told, unless the test says otherwise. */
function giveBrowser({ permission = 'default', worker = true } = {}) {
  const registration = { pushManager: { getSubscription, subscribe } };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', Object.assign(class {}, { permission, requestPermission }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => (worker ? registration : undefined),
    },
  });
}

beforeEach(() => {
  vi.resetAllMocks();
  getSubscription.mockResolvedValue(null);
  subscribe.mockResolvedValue(subscription);
});
afterEach(() => void vi.unstubAllGlobals());

const replies = (key: string | null = KEY) => ({
  push_key: key,
  save_push_subscription: new Response(null, { status: 204 }),
  delete_push_subscription: true,
  send_test_push: new Response(null, { status: 204 }),
});

/** Opens the switch once it can be pressed under this name. */
async function open(name: string) {
  const sent = stubDesk(replies());
  await show(<PushSwitch />);
  await until(() => expect(controls(name)).toHaveLength(1));
  return sent;
}

test('switching on asks, subscribes with the server’s key, tells the server, and tests', async () => {
  giveBrowser();
  requestPermission.mockResolvedValue('granted');
  const sent = await open('Switch on');
  await press('Switch on');
  await until(() => expect(controls('Switch off')).toHaveLength(1));
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: KEY,
  });
  expect(sent.find(({ line }) => line.endsWith('save_push_subscription'))?.body).toEqual({
    ...{ endpoint, p256dh: KEY, auth: 'a'.repeat(22) },
  });
  getSubscription.mockResolvedValue(subscription);
  await press('Send a test');
  await until(() => expect(toasts()).toContain('A test is on its way: '));
  expect(sent.at(-1)).toMatchObject({ body: { endpoint } });
});

test('switching off ends it at the server and in the browser', async () => {
  giveBrowser({ permission: 'granted' });
  getSubscription.mockResolvedValue(subscription);
  const sent = await open('Switch off');
  await press('Switch off');
  await until(() => expect(controls('Switch on')).toHaveLength(1));
  expect(sent.at(-1)).toMatchObject({ body: { endpoint } });
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test.each<[string, () => void, string | null]>([
  ['This browser may not show messages', () => giveBrowser({ permission: 'denied' }), KEY],
  ['This browser cannot show messages', () => giveBrowser({ worker: false }), KEY],
  ['This server sends no messages', () => giveBrowser(), null],
])('“%s” is said, and nothing can be pressed', async (said, give, key) => {
  give();
  stubDesk(replies(key));
  await show(<PushSwitch />);
  await until(() => expect(words()).toContain(said));
  expect(controls('Switch on')).toHaveLength(0);
  expect(subscribe).not.toHaveBeenCalled();
});

test('whoever says no to the browser reads how to allow it', async () => {
  giveBrowser();
  requestPermission.mockResolvedValue('denied');
  await open('Switch on');
  await press('Switch on');
  await until(() => expect(words()).toContain('Allow notifications in the site’s settings'));
  expect(subscribe).not.toHaveBeenCalled();
});
