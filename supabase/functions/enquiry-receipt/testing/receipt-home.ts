import { vi } from 'vitest';
import { signReceipt } from '../../_shared/signatures.ts';
import { handleReceipt, type ReceiptDependencies } from '../handler.ts';

export const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const SECRETS = ['a secret of the tests'];
const TOKEN = signReceipt(ID, SECRETS);
export const NETWORK = '203.0.113.7';

const CLOSED = {
  state: 'closed',
  received_at: '2026-11-21T09:30:00Z',
  is_archived: false,
  purge_at: null,
};
/** What a visitor asks to have instead. */
export const CORRECTION = {
  name: 'Asha Rani',
  email: 'new@example.in',
  phone: '98765 11111',
  message: 'Anew',
};
export const KEPT = {
  ...CORRECTION,
  phone: '+919876511111',
  subject: 'other',
  state: 'kept',
  received_at: '2026-11-21T09:30:00Z',
  withdrawn_at: null,
  corrected_at: null,
  consents: {},
};

/** The function over a closed enquiry, in a fake environment that records calls. */
export function home(changes: Partial<ReceiptDependencies> = {}) {
  const deps = {
    readReceipt: vi.fn(async () => CLOSED as unknown),
    correctEnquiry: vi.fn(async () => true as unknown),
    changeConsent: vi.fn(async () => true as unknown),
    eraseEnquiry: vi.fn(async () => true as unknown),
    countRequest: vi.fn(async () => 0),
    wakeMail: vi.fn(),
    reportError: vi.fn(),
    network: NETWORK,
    secrets: SECRETS,
    leadsTo: 'leads@example.in',
    deskUrl: 'https://desk.yctfc.example',
    ...changes,
  };
  const send = (init: RequestInit) =>
    handleReceipt(new Request('https://yctfc.example/', init), deps);
  const ask = (wish: object) =>
    send({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: TOKEN, ...wish }),
    });
  return { deps, ask, send };
}
export const consent = (purpose: string, isGranted: boolean) => ({
  action: 'consent',
  purpose,
  isGranted,
});
