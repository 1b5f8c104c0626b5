import { vi } from 'vitest';
import { CORRECTABLE, type CorrectableField, type Receipt } from '../../contract/receipt.ts';
import { happens, mount } from '../../ui/testing/mount.ts';
import { ReceiptApp } from '../islands/receipt/receipt-app.tsx';

export const TOKEN = 'f47ac10b-58cc-4372-a567-0e02b2c3d479.abcdefghijklmnopqrstuv';

/** Fields that came later are empty. */
const FIELDS = Object.fromEntries(CORRECTABLE.map((field) => [field, ''])) as Record<
  CorrectableField,
  string
>;

export const KEPT = {
  ...FIELDS,
  state: 'kept',
  reference: 'YC-F47A-C10B',
  receivedAt: '2026-11-21T00:10:00Z',
  subject: 'franchise',
  withdrawnAt: null,
  correctedAt: null,
  isAcknowledged: true,
  consents: { calls: { isGranted: true, at: '2026-11-21T00:10:00Z' } },
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+919876543210',
  message: 'Which model fits?',
} satisfies Receipt;

export const CLOSED = {
  state: 'closed',
  reference: 'YC-F47A-C10B',
  receivedAt: '2026-11-21T00:10:00Z',
  isArchived: false,
  purgeAt: null,
} satisfies Receipt;

/** The page's words that name the reference, while it shows an enquiry. */
export const readPage = (): string => document.body.textContent ?? '';

/**
 * A function that answers one wish after the other, each when the test says so.
 * @returns the wishes that it heard, and what answers the oldest one that is open
 */
export function stubFunction() {
  const wishes: Record<string, unknown>[] = [];
  const open: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    wishes.push(JSON.parse(String(body)));
    return new Promise<Response>((resolve) => open.push(resolve));
  });
  const answer = (body: object, status = 200) =>
    happens(() => open.shift()?.(Response.json(body, { status })));
  return {
    wishes,
    answer,
    show: (receipt: Receipt) => answer({ receipt }),
    refuse: (message: string) => answer({ error: { message } }, 503),
  };
}

/** Opens the page by the link in the mail; its first wish is to see. */
export async function openReceipt(receipt?: Receipt) {
  location.hash = `#${TOKEN}`;
  const server = stubFunction();
  const page = await mount(<ReceiptApp endpoint="/receipt" />);
  if (receipt) await server.show(receipt);
  return { ...server, ...page };
}
