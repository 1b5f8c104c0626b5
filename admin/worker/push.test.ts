import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const shown = vi.fn();
const focus = vi.fn();
const navigate = vi.fn();
const openWindow = vi.fn();
const open: object[] = [];

beforeEach(() => {
  vi.resetAllMocks();
  open.length = 0;
  vi.stubGlobal('location', { origin: 'https://desk.example' });
  vi.stubGlobal('registration', { showNotification: shown });
  vi.stubGlobal('clients', { matchAll: async () => open, openWindow });
});
afterEach(() => void vi.unstubAllGlobals());

const { openLead, showPush } = await import('./push.ts');
const notification = (data: unknown) => ({ data }) as Notification;
const LEAD = '/admin#leads/YC-0000-0000';

test('a message is shown once for each lead', async () => {
  await showPush({ json: () => ({ title: 'New enquiry', body: 'YC-0000-0000', url: LEAD }) });
  expect(shown).toHaveBeenCalledExactlyOnceWith('New enquiry', {
    ...{ body: 'YC-0000-0000', tag: LEAD, data: LEAD },
  });
});

test('a message that cannot be read says that there is something', async () => {
  await showPush(null);
  await showPush({
    json() {
      throw new SyntaxError('no JSON');
    },
  });
  expect(shown.mock.calls.map(([title]) => title)).toEqual([
    'News at the desk',
    'News at the desk',
  ]);
});

test('its lead opens in the desk that is open, else in a new one, and nowhere else', async () => {
  await openLead(notification(LEAD));
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`https://desk.example${LEAD}`);
  open.push({ focus, navigate });
  await openLead(notification(LEAD));
  expect(focus).toHaveBeenCalledOnce();
  for (const elsewhere of ['https://evil.example/admin', '/about', undefined]) {
    await openLead(notification(elsewhere));
    expect(navigate).toHaveBeenLastCalledWith('https://desk.example/admin');
  }
});
