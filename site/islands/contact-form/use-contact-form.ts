import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  ENQUIRY_MESSAGES,
  type EnquiryErrors,
  type EnquiryField,
  parseEnquiry,
} from '../../../contract/enquiry.ts';
import { showToast } from '../../../ui/toast.ts';
import { type EnquiryValues, readValues } from './enquiry-values.ts';
import type { AwakeEvent } from './hold-early-submit.ts';
import { openStorage } from './open-storage.ts';
import { type EnquiryTarget, sendEnquiry } from './send-enquiry.ts';
import { submitEnquiry } from './submit-enquiry.ts';
import { useResend } from './use-resend.ts';

/** What stays to be seen at the form after a submit. */
export type Outcome =
  | { kind: 'sent'; values: EnquiryValues; isWaiting: boolean }
  | { kind: 'failed'; values: EnquiryValues };

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
  const send = (values: EnquiryValues, key: string) => sendEnquiry(values, key, target);
  const watchUnsent = useResend(send);

  const refused = useRef(false);
  useEffect(() => {
    if (refused.current && Object.keys(errors).length > 0) summary.current?.focus();
    refused.current = false;
  }, [errors]);

  useEffect(() => {
    form.current?.dispatchEvent(new Event('awake' satisfies AwakeEvent));
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSending) return;
    const values = readValues(new FormData(element));
    setIsSending(true);
    setOutcome(undefined);
    const storage = openStorage();
    const result = await submitEnquiry(values, { send, storage, now: () => new Date() });
    setIsSending(false);
    refused.current = true;
    setErrors(result.kind === 'invalid' ? result.errors : {});
    if (result.kind === 'invalid') return;
    if (result.kind === 'failed') {
      setOutcome({ kind: 'failed', values });
      showToast({ ...ENQUIRY_MESSAGES.failed, tone: 'destructive' });
      return;
    }
    element.reset();
    setOutcome({ kind: 'sent', values, isWaiting: result.isWaiting });
    showToast({ ...ENQUIRY_MESSAGES.sent, tone: 'success' });
    if (result.isWaiting) watchUnsent();
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

  return { form, errors, isSending, outcome, summary, submit, revise };
}
