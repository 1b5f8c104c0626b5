import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { Attribution } from '../../../contract/attribution.ts';
import { NOTICE } from '../../../contract/consent.ts';
import {
  ENQUIRY_FIELDS,
  ENQUIRY_MESSAGES,
  type EnquiryErrors,
  type EnquiryField,
  parseEnquiry,
} from '../../../contract/enquiry.ts';
import { newId } from '../../../contract/reference.ts';
import type { EnquiryReceipt } from '../../../contract/submission.ts';
import { ATTRIBUTION_KEY, SUBMISSION_FIELDS } from '../../../contract/submission-fields.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import {
  type EnquiryValues,
  findEntry,
  forgetEnquiry,
  isWaiting,
  keepEnquiry,
  OUTBOX_EVENT,
  type OutboxEntry,
  openSession,
  openStorage,
  pickValues,
  readEntries,
  type SubmissionFacts,
} from '../../outbox/outbox.ts';
import { deliver, type EnquiryTarget, sendEnquiry } from '../../outbox/send-enquiry.ts';
import {
  type OutboxWatch,
  proveWork,
  sendWaiting,
  watchOutbox,
} from '../../outbox/send-waiting.ts';
import type { AwakeEvent } from './early-form.ts';

const RETRY_DELAY_MS = 5_000;

/** What remains visible at the form after a submit. */
export type Outcome = Exclude<SubmitResult, { kind: 'invalid' }> & { values: EnquiryValues };

export const readValues = (form: FormData): EnquiryValues => pickValues((field) => form.get(field));

/** The inputs are uncontrolled, so that text typed before hydration stays. */
export function useContactForm(target: EnquiryTarget) {
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { enquiries, nextTryWords, sendLater } = useOutbox(target);
  const submission = useSubmission(target, (id) => clearSentDraft(form.current, id));

  useEffect(() => {
    if (!form.current) return;
    // Where a translator was first, React has drawn another form than the page's program has seen.
    form.current.noValidate = true;
    form.current.dispatchEvent(new Event('awake' satisfies AwakeEvent));
  }, []);

  function refuse(found: EnquiryErrors): void {
    flushSync(() => setErrors(found));
    summary.current?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setOutcome(undefined);
    const element = event.currentTarget;
    const data = new FormData(element);
    const values = readValues(data);
    let id: string | undefined;
    let result: SubmitResult | undefined;
    try {
      const facts = { ...submission.read(), ...readFacts(data) };
      id = facts.id;
      result = await submitEnquiry(values, facts, target);
    } catch (error) {
      console.warn('The form is posted without its script.', error);
      postNatively(element, id);
    }
    setIsSending(false);
    if (result?.kind === 'invalid') refuse(result.errors);
    else if (result) show({ ...result, values }, element);
  }

  function show(reached: Outcome, element: HTMLFormElement): void {
    setErrors({});
    setOutcome(reached);
    if (reached.kind === 'failed') {
      showToast({ ...ENQUIRY_MESSAGES.failed, tone: 'destructive' });
      return;
    }
    element.reset();
    submission.begin();
    showToast({ ...ENQUIRY_MESSAGES.sent, tone: 'success' });
    const { id, challenge } = (reached.kind === 'sent' && reached.receipt) || {};
    if (id && challenge) void proveWork(id, challenge, target);
    sendLater(reached.kind === 'kept' ? RETRY_DELAY_MS : 0);
  }

  /** Clears an error as soon as its field is valid; a new one shows only at the next submit. */
  function revise(event: FormEvent<HTMLFormElement>): void {
    const field = (event.target as HTMLInputElement).name as EnquiryField;
    if (!errors[field]) return;
    const parsed = parseEnquiry(readValues(new FormData(event.currentTarget)));
    if (!parsed.ok && parsed.errors[field]) return;
    const { [field]: _mended, ...rest } = errors;
    setErrors(rest);
  }

  /** Puts an enquiry that the server refused later back into the form. */
  function editRefused({ id, values, faults = {} }: OutboxEntry): void {
    const storage = openStorage();
    if (!storage) return;
    fillForm(form.current, values);
    forgetEnquiry(storage, id);
    refuse(faults);
  }

  // An enquiry on its first attempt is not listed: it is neither waiting nor sent.
  const kept = enquiries.filter((one) => !isSending || one.tries > 0 || !isWaiting(one));
  return {
    ...{ form, errors, isSending, summary, kept, nextTryWords, submit, revise, editRefused },
    outcome: outcome && updateOutcome(outcome, enquiries),
  };
}

/** What was only kept is sent once the server confirms it, and gone when it is removed or refused. */
function updateOutcome(outcome: Outcome, enquiries: readonly OutboxEntry[]): Outcome | undefined {
  if (outcome.kind !== 'kept') return outcome;
  const entry = enquiries.find(({ id }) => id === outcome.id);
  if (!entry || entry.faults) return undefined;
  return isWaiting(entry) ? outcome : { kind: 'sent', values: outcome.values };
}

/** As without JavaScript. The id makes it one enquiry with the copy that the outbox may already have. */
function postNatively(form: HTMLFormElement, id: string | undefined): void {
  if (id) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = SUBMISSION_FIELDS.id;
    field.value = id;
    form.append(field);
  }
  form.submit();
}

function readFacts(data: FormData) {
  return {
    consents: data.getAll(SUBMISSION_FIELDS.consents).map(String),
    notice: NOTICE.version,
    homepage: String(data.get(SUBMISSION_FIELDS.honeypot) ?? ''),
    attribution: readAttribution(openSession()),
    // Null where the page's program put nothing into the form.
    interest: data.get(SUBMISSION_FIELDS.interest),
  };
}

/** How the visitor came, as the inline script noted it, with the page that he writes from. */
function readAttribution(session: Storage | undefined): Attribution {
  const page = location.pathname;
  try {
    return { ...Object(JSON.parse(session?.getItem(ATTRIBUTION_KEY) ?? '{}')), page };
  } catch {
    return { page };
  }
}

/** Resets a form whose restored draft is already in the outbox. @returns whether it is there */
function clearSentDraft(form: HTMLFormElement | null, id: string): boolean {
  const storage = openStorage();
  const kept = storage && findEntry(storage, id);
  const typed = readValues(new FormData(form ?? undefined));
  if (kept && isSame(kept.values, typed)) form?.reset();
  return kept !== undefined;
}

/** Fills the fields and fires the events of typing, so that the draft is kept, too. */
function fillForm(form: HTMLFormElement | null, values: EnquiryValues): void {
  for (const field of ENQUIRY_FIELDS) {
    for (const control of form?.querySelectorAll<HTMLInputElement>(`[name=${field}]`) ?? []) {
      control.value = values[field];
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

function useOutbox(target: EnquiryTarget) {
  const watch = useRef<OutboxWatch>(undefined);
  const round = useEffectEvent(async () => {
    const storage = openStorage();
    return storage && sendWaiting(storage, target);
  });
  useEffect(() => {
    watch.current = watchOutbox(() => round());
    return () => watch.current?.stop();
  }, []);

  const text = useSyncExternalStore(subscribe, readText, () => '');
  const enquiries = useMemo(() => (text ? (JSON.parse(text) as OutboxEntry[]) : []), [text]);
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  return {
    enquiries,
    nextTryWords: isOnline ? "We'll try again soon." : 'It will be sent when you are online.',
    sendLater: (delayMs: number) => watch.current?.later(delayMs),
  };
}

const hearing =
  (...types: readonly string[]) =>
  (hear: () => void): (() => void) => {
    const ending = new AbortController();
    for (const type of types) window.addEventListener(type, hear, { signal: ending.signal });
    return () => ending.abort();
  };
const subscribe = hearing(OUTBOX_EVENT, 'storage');
const subscribeToConnection = hearing('online', 'offline');

/** The entries, newest first, as one JSON text: a snapshot must compare by value. */
const readText = (): string => {
  const storage = openStorage();
  return storage ? JSON.stringify(readEntries(storage).reverse()) : '';
};

type SubmitResult =
  | { kind: 'invalid'; errors: EnquiryErrors }
  /** `receipt` is there only where the device keeps no copy, which would show it. */
  | { kind: 'sent'; receipt?: Partial<EnquiryReceipt> | undefined }
  /** Only this device has it so far, under this id; the outbox sends it again. */
  | { kind: 'kept'; id: string }
  | { kind: 'failed' };

/** Kept, then sent: closing the tab meanwhile loses nothing. A failed function counts as success
 * while the device keeps it (specification §8). */
export async function submitEnquiry(
  values: EnquiryValues,
  opened: SubmissionFacts,
  target: EnquiryTarget,
): Promise<SubmitResult> {
  const parsed = parseEnquiry(values);
  if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors };
  const storage = openStorage();
  const facts = ownFacts(values, opened, storage);
  const { id } = facts;
  const entry =
    storage && (findEntry(storage, id) ?? keepEnquiry(storage, values, facts, new Date()));
  const answer =
    storage && entry
      ? await deliver(storage, id, target, 'wait')
      : await sendEnquiry(values, facts, target);
  // The visitor may have removed it meanwhile.
  const isKept = entry && findEntry(storage, id) !== undefined;
  if (answer?.kind === 'stored') {
    return { kind: 'sent', ...(!isKept && { receipt: answer.receipt }) };
  }
  // The form itself shows the errors; the outbox is for accepted enquiries.
  if (isKept && answer?.kind === 'invalid') forgetEnquiry(storage, id);
  if (answer?.kind === 'invalid') return answer;
  return isKept ? { kind: 'kept', id } : { kind: 'failed' };
}

/** The same text keeps its id and is stored once; another text under it, as in a duplicated tab, is
 * a new enquiry. */
function ownFacts(values: EnquiryValues, facts: SubmissionFacts, storage: Storage | undefined) {
  const kept = storage && findEntry(storage, facts.id);
  if (!kept || isSame(kept.values, values)) return facts;
  return { ...facts, id: newId(), token: undefined };
}

const isSame = (one: EnquiryValues, other: EnquiryValues): boolean =>
  ENQUIRY_FIELDS.every((field) => one[field] === other[field]);

/** Identity of the open form: the idempotency key it is sent under, and its token. */
interface Submission {
  id: string;
  /** Missing until the server has given one. */
  token?: string | undefined;
}

const KEY = 'contactSubmission';
const ID = /^[0-9a-f-]{36}$/;
/** The form can be sent without a token, so nothing waits longer than this. */
const TIMEOUT_MS = 10_000;

/** @param isTaken whether the outbox already holds this id, so that the form needs a new one */
function useSubmission(target: EnquiryTarget, isTaken: (id: string) => boolean) {
  const current = useRef<Submission>(undefined);
  /** The submission that was read for sending: a second attempt must have the same id. */
  const used = useRef<Submission>(undefined);

  const take = (submission: Submission): Submission => {
    current.current = submission;
    keep(submission);
    if (!submission.token) void askServer(submission);
    return submission;
  };
  /** Exchanges the id that the form drew by itself for one of the server, unless it was used by then. */
  const askServer = async (submission: Submission) => {
    const opened = await fetchSubmission(target);
    if (opened && current.current === submission && used.current !== submission) take(opened);
  };
  const begin = () => take({ id: newId() });

  const open = useEffectEvent(() => {
    const kept = readKept();
    if (kept && !isTaken(kept.id)) take(kept);
    else begin();
  });
  useEffect(() => open(), []);

  const read = (): Submission => {
    used.current = current.current ?? begin();
    return used.current;
  };
  return { read, begin };
}

/** The submission of this tab, so that a reload or the back button does not create a second one. */
function readKept(): Submission | undefined {
  try {
    return readIdentity(JSON.parse(openSession()?.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
}

function keep(submission: Submission): void {
  try {
    openSession()?.setItem(KEY, JSON.stringify(submission));
  } catch {
    // Storage is blocked or full: the submission lasts as long as the page.
  }
}

/** No id stands in the address: addresses are in the logs of proxies. */
async function fetchSubmission({ endpoint, apiKey }: EnquiryTarget) {
  try {
    const answer = await fetch(`${endpoint}?open`, {
      method: 'POST',
      headers: { accept: 'application/json', ...(apiKey && { apikey: apiKey }) },
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    const opened = answer.ok ? readIdentity(await answer.json()) : undefined;
    return opened?.token ? opened : undefined;
  } catch {
    return undefined;
  }
}

function readIdentity(found: unknown): Submission | undefined {
  const { id, token } = Object(found) as Record<keyof Submission, unknown>;
  if (typeof id !== 'string' || !ID.test(id)) return undefined;
  return { id, ...(typeof token === 'string' && { token }) };
}
