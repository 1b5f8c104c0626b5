import { vi } from 'vitest';
import { find, findAll, fire, happens, hydrate } from '../../ui/testing/mount.ts';
import { pageToasts } from '../../ui/toast/toast.ts';
import { ContactForm } from '../islands/contact-form/contact-form.tsx';
import { FILLED } from './outbox.ts';

export const WAYS = {
  chatNumber: '+919876543212',
  email: 'support@yctfc.com',
  phone: '+919876543210',
};
/** What every form says. */
export const WORDS = {
  subjects: [
    { value: '', label: 'Choose' },
    { value: 'support', label: 'Support' },
  ],
  hints: { phone: 'We call only if you allow it.' },
  ways: WAYS,
};
export const OPENED = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', token: 'opened.signed' };
export const RECEIPT = { reference: 'YC-1', receipt: 'x.y' };

/** A function that answers the requests for an identity and for sending, each when the test says so. */
export function stubFunction() {
  const sent: Record<string, unknown>[] = [];
  const waiting: { opening: boolean; resolve(answer: Response): void }[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    const opening = address.endsWith('?open');
    if (!opening) sent.push(JSON.parse(String(body)));
    return new Promise<Response>((resolve) => waiting.push({ opening, resolve }));
  });
  const reply = (opening: boolean) => (body: object, status: number, headers: object) =>
    happens(() => {
      const at = waiting.findIndex((request) => request.opening === opening);
      const [request] = waiting.splice(at, 1);
      request?.resolve(Response.json(body, { status, headers: { ...headers } }));
    });
  return {
    /** The bodies that came, oldest first. */
    sent,
    countOpenings: () => waiting.filter(({ opening }) => opening).length,
    open: (body: object = OPENED, status = 200) => reply(true)(body, status, {}),
    answer: (body: object, status = 201, headers = {}) => reply(false)(body, status, headers),
    /** Stores the oldest enquiry that waits for an answer. */
    store: (more: object = {}) =>
      reply(false)({ ...RECEIPT, id: sent.at(-1)?.submissionId, ...more }, 201, {}),
  };
}

/** @param typed what stands in the form before its script comes */
export async function openForm(typed: Partial<typeof FILLED> = {}) {
  const server = stubFunction();
  const form = <ContactForm endpoint="/enquiry" {...WORDS} replyHours={24} />;
  const page = await hydrate(form, () => {
    for (const [name, value] of Object.entries(typed)) field(name).value = value;
  });
  return { ...server, ...page };
}

export const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`);
export const readFields = () =>
  Object.fromEntries(Object.keys(FILLED).map((name) => [name, field(name).value]));

/** Types into fields as a person does. */
export async function type(values: Partial<typeof FILLED> = FILLED) {
  for (const [name, value] of Object.entries(values)) {
    field(name).value = value;
    await fire(field(name), new Event('input', { bubbles: true }));
  }
}

/** @returns whether the browser would have posted the form by itself */
export async function submit(): Promise<boolean> {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  await fire(find('form'), event);
  return !event.defaultPrevented;
}

/** The lines about each enquiry that the device keeps. */
export const readKept = () =>
  findAll('[aria-live] > div p').map(({ textContent }) => textContent ?? '');
/** What stands at the form after a submit. */
export const readOutcome = () => find('form > [role=status]').textContent;
/** What the toasts say. */
export const readToasts = () =>
  findAll('[aria-label=Notifications] [data-tone]').map(({ textContent }) => textContent);

export const wait = (ms: number) => happens(() => vi.advanceTimersByTimeAsync(ms));
export const blockStorage = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

/** A device without traces of earlier tests, on a clock of its own. */
export function startAfresh() {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 16, 42) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
}

export async function endAll() {
  await happens(() => {
    for (const { id } of pageToasts.getToasts()) pageToasts.dismiss(id);
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
