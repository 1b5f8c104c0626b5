import type { FormEvent } from 'react';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/toast.ts';
import { SESSION_MESSAGES } from '../session/session-messages.ts';

type FieldErrors = Partial<Record<string, string | undefined>>;

/**
 * What comes after a form was sent: the page is being left (the button stays busy), fields were refused, or the named
 * one takes the focus.
 */
export type FormOutcome = { isLeaving: true } | { errors: FieldErrors } | { focus: string };

export interface FormPlan<Values> {
  read: (data: FormData) => Values;
  check: (values: Values) => FieldErrors;
  send: (values: Values) => Promise<FormOutcome | undefined>;
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) return;
  control.focus();
  control.select();
}

export const readText = (data: FormData, name: string): string => String(data.get(name) ?? '');

/** Validates and sends a form; anything thrown shows the "unexpected error" toast (specification §8). */
export function useForm<Values>({ read, check, send }: FormPlan<Values>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const outcome = await attempt(form).catch((error: unknown) => {
      console.error(error);
      showToast(SESSION_MESSAGES.unexpected);
      return undefined;
    });
    if (outcome && 'isLeaving' in outcome) return;
    setIsBusy(false);
    if (!outcome) return;
    if ('errors' in outcome) setErrors(outcome.errors);
    // Disabling the button took its focus away; move it to the field to correct.
    focusField(form, 'errors' in outcome ? firstOf(outcome.errors) : outcome.focus);
  }

  async function attempt(form: HTMLFormElement): Promise<FormOutcome | undefined> {
    const values = read(new FormData(form));
    const found = check(values);
    setErrors(found);
    if (firstOf(found)) return { errors: found };
    setIsBusy(true);
    return send(values);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  };

  return { errors, isBusy, formProps: { onSubmit, noValidate: true, method: 'post' } as const };
}

const firstOf = (errors: FieldErrors): string =>
  Object.keys(errors).find((name) => errors[name]) ?? '';
