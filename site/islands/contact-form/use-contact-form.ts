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
import { ATTRIBUTION_KEY, SUBMISSION_FIELDS } from '../../../contract/submission-fields.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import {
  type EnquiryValues,
  findEntry,
  forgetEnquiry,
  isWaiting,
  OUTBOX_EVENT,
  type OutboxEntry,
  openSession,
  openStorage,
  pickValues,
  readEntries,
} from '../../outbox/outbox.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import {
  type OutboxWatch,
  proveWork,
  sendWaiting,
  watchOutbox,
} from '../../outbox/send-waiting.ts';
import { isSame, type SubmitResult, submitEnquiry } from '../../outbox/submit-enquiry.ts';
import type { AwakeEvent } from './early-form.ts';
import { useSubmission } from './submission.ts';

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
