import { afterEach, expect, it, vi } from 'vitest';
import { ATTRIBUTION_KEY, CAMPAIGN_MARKS, parseAttribution } from '../../contract/attribution.ts';
import { brandPath } from '../../contract/paths.ts';
import { ROUTES } from '../../contract/routes.ts';
import { recordJourney } from './journey.ts';

const NOW = 1_800_000_000_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens pages one after another in one tab. */
function createTab(sessionStorage: Record<string, string> = {}) {
  const send = vi.fn();
  let listeners: Record<string, (event: object) => void> = {};
  const open = (address: string, referrer = '') => {
    listeners = {};
    const location = new URL(address, 'https://yctfc.example');
    vi.stubGlobal('sessionStorage', sessionStorage);
    vi.stubGlobal('location', location);
    vi.stubGlobal('document', {
      referrer,
      addEventListener: (type: string, hear: (event: object) => void) => {
        listeners[type] = hear;
      },
    });
    vi.stubGlobal('navigator', {
      sendBeacon: (path: string, body: string) => send(path, JSON.parse(body)),
    });
    vi.setSystemTime(NOW);
    recordJourney();
    return JSON.parse(sessionStorage[ATTRIBUTION_KEY] ?? 'null');
  };
  const press = (link: object, type = 'click', button = 0) =>
    listeners[type]?.({ button, target: { closest: () => link } });
  return { open, press, send };
}

it('records every campaign parameter of the contract, cut to its length, and no other', () => {
  const query = CAMPAIGN_MARKS.map((name) => `${name}=${name}${'x'.repeat(200)}`).join('&');
  const notes = createTab().open(`/?${query}&name=Asha`);
  const marks = CAMPAIGN_MARKS.map((name) => [name, `${name}${'x'.repeat(200)}`.slice(0, 100)]);
  expect(notes.first).toEqual({ ...Object.fromEntries(marks), landing: '/', at: NOW });
  expect(parseAttribution(notes)).toEqual(notes);
});

it('records the brand or model viewed last, not the lists of them', () => {
  const { open } = createTab();
  for (const [path, looked] of [
    [ROUTES.brands, undefined],
    [brandPath('roll-nation'), brandPath('roll-nation')],
    [ROUTES.franchise, brandPath('roll-nation')],
    [ROUTES.cloudKitchen, ROUTES.cloudKitchen],
  ] as const) {
    expect(open(path).looked).toBe(looked);
  }
});

it('counts chats even when its notes cannot be read', () => {
  const stored = { [ATTRIBUTION_KEY]: '"broken"' };
  const { open, press, send } = createTab(stored);
  open('/');
  expect(stored).toEqual({ [ATTRIBUTION_KEY]: '"broken"' });
  press({ href: 'https://wa.me/91', search: '' });
  expect(send).toHaveBeenCalledOnce();
});

it('leaves a link without a message, and a right click, as they are', () => {
  const { open, press, send } = createTab();
  open('/menu');
  const bare = { href: 'https://wa.me/91', search: '' };
  press(bare, 'auxclick', 2);
  expect(send).not.toHaveBeenCalled();
  press(bare);
  expect(send).toHaveBeenCalledOnce();
  expect(bare.href).toBe('https://wa.me/91');
});
