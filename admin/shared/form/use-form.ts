import type { FormEvent } from 'react';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/toast.ts';
import { SESSION_MESSAGES } from '../session/session-messages.ts';

export interface FormPlan<Values> {
  read: (data: FormData) => Values;
  /** Returns errors by field name; the form is sent when there are none. */
  check: (values: Values) => Partial<Record<string, string>>;
  /**
   * Sends the form and says what comes next: the page is being left (the button stays busy), or the
   * named field takes the focus.
   */
  send: (values: Values) => Promise<{ isLeaving: true } | { focus: string } | undefined>;
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) return;
  control.focus();
  control.select();
}

export const readText = (data: FormData, name: string): string => String(data.get(name) ?? '');

/**
 * Validates and sends a form; anything thrown shows the "unexpected error" toast (specification
 * §8).
 */
export function useForm<Values>({ read, check, send }: FormPlan<Values>) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const values = read(new FormData(form));
    const found = check(values);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);

    setIsBusy(true);
    let outcome: Awaited<ReturnType<typeof send>>;
    try {
      outcome = await send(values);
    } catch (error) {
      console.error(error);
      showToast(SESSION_MESSAGES.unexpected);
    }
    if (outcome && 'isLeaving' in outcome) return;
    setIsBusy(false);
    // Disabling the button took its focus away; move it to the field to correct.
    if (outcome) focusField(form, outcome.focus);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  };

  return { errors, isBusy, formProps: { onSubmit, noValidate: true, method: 'post' } as const };
}
