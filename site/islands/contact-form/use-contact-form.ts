import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NOTICE } from '../../../contract/consent.ts';
import {
  ENQUIRY_FIELDS,
  ENQUIRY_MESSAGES,
  type EnquiryErrors,
  type EnquiryField,
  parseEnquiry,
} from '../../../contract/enquiry.ts';
import { SUBMISSION_FIELDS } from '../../../contract/submission-fields.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { type EnquiryValues, readValues } from '../../outbox/enquiry-values.ts';
import { openSession, openStorage } from '../../outbox/open-storage.ts';
import { isWaiting, type OutboxEntry } from '../../outbox/outbox-entry.ts';
import { findEntry, forgetEnquiry } from '../../outbox/outbox-storage.ts';
import { proveWork } from '../../outbox/prove-work.ts';
import { type EnquiryTarget, sendEnquiry } from '../../outbox/send-enquiry.ts';
import type { Outcome } from './contact-outcome.tsx';
import type { AwakeEvent } from './hold-early-submit.ts';
import { readAttribution } from './read-attribution.ts';
import { isSame, type SubmitResult, submitEnquiry } from './submit-enquiry.ts';
import { useOutbox } from './use-outbox.ts';
import { useSubmission } from './use-submission.ts';

/** Until the outbox takes over what the first try did not get through. */
const SECOND_TRY_MS = 5_000;

/**
 * The form's behaviour: idle, sending, idle again. Its inputs keep their own text, so that what was
 * typed before this code ran stays.
 */
export function useContactForm(target: EnquiryTarget) {
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { enquiries, sendLater } = useOutbox(target);
  const submission = useSubmission(target, (id) => clearSentDraft(form.current, id));

  const refused = useRef(false);
  useEffect(() => {
    if (refused.current && Object.keys(errors).length > 0) summary.current?.focus();
    refused.current = false;
  }, [errors]);

  useEffect(() => {
    form.current?.dispatchEvent(new Event('awake' satisfies AwakeEvent));
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
    const facts = { ...submission.read(), ...readFacts(data) };
    const result = await submitEnquiry(readValues(data), facts, {
      send: (values, sent) => sendEnquiry(values, sent, target),
      storage: openStorage(),
      now: Date.now,
    });
    isBusy.current = false;
    setIsSending(false);
    show(result, element);
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
    setOutcome({ kind: 'sent', values, receipt: isKept ? undefined : receipt });
    showToast({ ...ENQUIRY_MESSAGES.sent, tone: 'success' });
    if (isKept) sendLater(receipt ? 0 : SECOND_TRY_MS);
    else if (receipt?.challenge) void proveWork(id, receipt.challenge, target);
  }

  /** Takes a fault away as soon as its field is right; a new one shows at the next submit. */
  function revise(event: FormEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    const field = name as EnquiryField;
    if (!errors[field]) return;
    const parsed = parseEnquiry(readValues(new FormData(event.currentTarget)));
    if (!parsed.ok && parsed.errors[field]) return;
    const { [field]: _mended, ...rest } = errors;
    setErrors(rest);
  }

  /** Puts an enquiry that was refused later back into the form. */
  function mend({ id, values, faults = {} }: OutboxEntry): void {
    const storage = openStorage();
    if (!form.current || !storage) return;
    fillForm(form.current, values);
    forgetEnquiry(storage, id);
    refused.current = true;
    setErrors(faults);
  }

  // What is on its way for the first time is neither saved for later nor sent.
  const kept = isSending
    ? enquiries.filter((enquiry) => enquiry.tries > 0 || !isWaiting(enquiry))
    : enquiries;
  return { form, errors, isSending, outcome, summary, kept, submit, revise, mend };
}

function readFacts(data: FormData) {
  return {
    consents: data.getAll(SUBMISSION_FIELDS.consents).map(String),
    notice: NOTICE.version,
    homepage: String(data.get(SUBMISSION_FIELDS.honeypot) ?? ''),
    attribution: readAttribution(openSession()),
  };
}

/**
 * Empties a form whose restored draft is in the outbox already, as after a tab that was closed while
 * it sent.
 * @returns whether the outbox holds this submission
 */
function clearSentDraft(form: HTMLFormElement | null, id: string): boolean {
  const storage = openStorage();
  const kept = storage && findEntry(storage, id);
  if (kept && form && isSame(kept.values, readValues(new FormData(form)))) form.reset();
  return kept !== undefined;
}

/** Fills the fields as if they were typed, so that the draft hears of it. */
function fillForm(form: HTMLFormElement, values: EnquiryValues): void {
  for (const field of ENQUIRY_FIELDS) {
    const control = form.elements.namedItem(field);
    if (!(control instanceof HTMLElement) || !('value' in control)) continue;
    control.value = values[field];
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
