import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
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
import { ATTRIBUTION_KEY, SUBMISSION_FIELDS } from '../../../contract/submission-fields.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { type EnquiryValues, readValues } from '../../outbox/enquiry-values.ts';
import { openSession, openStorage } from '../../outbox/open-storage.ts';
import { isWaiting, type OutboxEntry } from '../../outbox/outbox-entry.ts';
import {
  findEntry,
  forgetEnquiry,
  OUTBOX_EVENT,
  readEntries,
} from '../../outbox/outbox-storage.ts';
import { proveWork } from '../../outbox/prove-work.ts';
import { type EnquiryTarget, sendEnquiry } from '../../outbox/send-enquiry.ts';
import { sendWaiting } from '../../outbox/send-waiting.ts';
import { type OutboxWatch, watchOutbox } from '../../outbox/watch-outbox.ts';
import { type Outcome, outcomeOf, updateOutcome } from './contact-outcome.tsx';
import type { AwakeEvent } from './early-form.ts';
import { isSame, type SubmitResult, submitEnquiry } from './submit-enquiry.ts';

/** Delay before the outbox retries what the first attempt did not deliver. */
const RETRY_DELAY_MS = 5_000;

/**
 * The form's behaviour: idle, sending, idle again. Its inputs are uncontrolled, so that text typed before
 * hydration stays.
 */
export function useContactForm(target: EnquiryTarget) {
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { enquiries, nextTryWords, sendLater } = useOutbox(target);
  const submission = useSubmission(target, (id) => clearSentDraft(form.current, id));

  const refused = useRef(false);
  useEffect(() => {
    // Without errors there is no summary.
    if (refused.current) summary.current?.focus();
    refused.current = false;
  });

  useEffect(() => {
    if (!form.current) return;
    // Where a translator was first, React has drawn another form than the page's program has seen.
    form.current.noValidate = true;
    form.current.dispatchEvent(new Event('awake' satisfies AwakeEvent));
  }, []);

  const isBusy = useRef(false);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setOutcome(undefined);
    const data = new FormData(element);
    let id: string | undefined;
    let result: SubmitResult | undefined;
    try {
      const facts = { ...submission.read(), ...readFacts(data) };
      id = facts.id;
      result = await submitEnquiry(readValues(data), facts, {
        send: (values, sent) => sendEnquiry(values, sent, target),
        storage: openStorage(),
        now: Date.now,
      });
    } catch (error) {
      console.warn('The form is posted without its script.', error);
      postNatively(element, id);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
    if (result) show(result, element);
  }

  function show(result: SubmitResult, element: HTMLFormElement): void {
    const values = readValues(new FormData(element));
    refused.current = true;
    setErrors(result.kind === 'invalid' ? result.errors : {});
    if (result.kind === 'invalid') return;
    if (result.kind === 'failed') {
      setOutcome({ kind: 'failed', values });
      showToast({ ...ENQUIRY_MESSAGES.failed, tone: 'destructive' });
      return;
    }
    element.reset();
    submission.begin();
    const { id, receipt, isKept } = result;
    setOutcome(outcomeOf(result, values));
    showToast({ ...ENQUIRY_MESSAGES.sent, tone: 'success' });
    if (isKept) sendLater(receipt ? 0 : RETRY_DELAY_MS);
    else if (receipt?.challenge) void proveWork(id, receipt.challenge, target);
  }

  /** Clears an error as soon as its field is valid; a new one shows only at the next submit. */
  function revise(event: FormEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    const field = name as EnquiryField;
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
    refused.current = true;
    setErrors(faults);
  }

  // An enquiry on its first attempt is not listed: it is neither waiting nor sent.
  const kept = isSending
    ? enquiries.filter((enquiry) => enquiry.tries > 0 || !isWaiting(enquiry))
    : enquiries;
  return {
    form,
    errors,
    isSending,
    outcome: updateOutcome(outcome, enquiries),
    summary,
    kept,
    nextTryWords,
    submit,
    revise,
    editRefused,
  };
}

/**
 * Posts the form as without JavaScript. The id makes it one enquiry with the copy that the outbox may
 * already have.
 */
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

/**
 * Resets a form whose restored draft is already in the outbox, as after a tab that was closed while
 * sending.
 * @returns whether the outbox holds this submission
 */
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

/** How the visitor came, as the inline script noted it, with the page that he writes from. */
function readAttribution(session: Storage | undefined): Attribution {
  const page = location.pathname;
  try {
    return { ...Object(JSON.parse(session?.getItem(ATTRIBUTION_KEY) ?? '{}')), page };
  } catch {
    return { page };
  }
}

/**
 * The submission of the open form: created when the form opens, replaced after each that was sent. Without
 * the server, an id drawn here does.
 * @param isTaken whether the outbox already holds this id, so that the form needs a new one
 */
function useSubmission(target: EnquiryTarget, isTaken: (id: string) => boolean) {
  const current = useRef<Submission>(undefined);
  /** The submission that was read for sending: a second attempt must have the same id. */
  const used = useRef<Submission>(undefined);

  const take = (submission: Submission): Submission => {
    current.current = submission;
    if (!submission.token) void askServer(submission);
    return submission;
  };
  /** Exchanges the id that the form drew by itself for one of the server, unless it was used by then. */
  const askServer = async (submission: Submission) => {
    const opened = await fetchSubmission(target);
    if (!opened || current.current !== submission || used.current === submission) return;
    current.current = opened;
    keepSubmission(openSession(), opened);
  };
  const begin = () => take(createSubmission(openSession()));

  const open = useEffectEvent(() => {
    const kept = readSubmission(openSession());
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

/** Reads the submission of this tab, so that a reload or the back button does not create a second one. */
export function readSubmission(session: Storage | undefined): Submission | undefined {
  try {
    return readIdentity(JSON.parse(session?.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Creates a submission and keeps it for this tab. */
export function createSubmission(session: Storage | undefined): Submission {
  const submission = { id: newId() };
  keepSubmission(session, submission);
  return submission;
}

/** Keeps the submission for this tab, where the browser allows it. */
export function keepSubmission(session: Storage | undefined, submission: Submission): void {
  try {
    session?.setItem(KEY, JSON.stringify(submission));
  } catch {
    // Storage is blocked or full: the submission lasts as long as the page.
  }
}

/**
 * Asks the server for the identity of a new form: an id, and the signed token that says when the form was
 * opened and proves who did. No id stands in the address: addresses are in the logs of proxies.
 * @returns undefined when the server does not answer with both
 */
export async function fetchSubmission({
  endpoint,
  apiKey,
}: EnquiryTarget): Promise<Submission | undefined> {
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

const MINUTE_MS = 60_000;

/**
 * The outbox of this device, watched while the page is open.
 * @returns its enquiries, newest first, when the next round comes in words, and a function that schedules it
 */
function useOutbox(target: EnquiryTarget) {
  const watch = useRef<OutboxWatch>(undefined);
  const [nextTry, setNextTry] = useState<{ at: number; isSoon: boolean }>();
  const round = useEffectEvent(async () => {
    const storage = openStorage();
    return storage && sendWaiting(storage, target);
  });
  useEffect(() => {
    watch.current = watchOutbox(
      () => round(),
      (delayMs) => setNextTry({ at: Date.now() + delayMs, isSoon: delayMs < MINUTE_MS }),
    );
    return () => watch.current?.stop();
  }, []);

  const text = useSyncExternalStore(subscribe, readText, () => '');
  const enquiries = useMemo(() => (text ? (JSON.parse(text) as OutboxEntry[]) : []), [text]);
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const nextTryWords = describeNextTry(nextTry, isOnline);
  return { enquiries, nextTryWords, sendLater: (delayMs: number) => watch.current?.later(delayMs) };
}

/** Subscribes to events of the window. */
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

/** The next round of the outbox that is planned. */
interface NextTry {
  /** Milliseconds of the device's clock. */
  at: number;
  /** Within a minute: then the minute of the clock would say less. */
  isSoon: boolean;
}

/** Says when an enquiry that waits is tried again. */
export function describeNextTry(next: NextTry | undefined, isOnline: boolean): string {
  if (!isOnline) return 'It goes out by itself when you are online.';
  if (!next) return 'We try again by ourselves.';
  if (next.isSoon) return 'We try again by ourselves within a minute.';
  const time = new Date(next.at).toLocaleTimeString('en-IN', { timeStyle: 'short' });
  return `We try again by ourselves at ${time}.`;
}
