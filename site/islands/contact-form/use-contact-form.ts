import { type FormEvent, useEffect, useRef, useState } from 'react';
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
import { type EnquiryValues, readValues } from '../../outbox/enquiry-values.ts';
import { openSession, openStorage } from '../../outbox/open-storage.ts';
import { isWaiting, type OutboxEntry } from '../../outbox/outbox-entry.ts';
import { findEntry, forgetEnquiry } from '../../outbox/outbox-storage.ts';
import { proveWork } from '../../outbox/prove-work.ts';
import { type EnquiryTarget, sendEnquiry } from '../../outbox/send-enquiry.ts';
import type { AwakeEvent } from './hold-early-submit.ts';
import { type Outcome, outcomeOf, updateOutcome } from './outcome/contact-outcome.tsx';
import { isSame, type SubmitResult, submitEnquiry } from './submit-enquiry.ts';
import { useOutbox } from './use-outbox.ts';
import { useSubmission } from './use-submission.ts';

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
