import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type EnquiryErrors, parseEnquiry } from '../../../contract/enquiry.ts';
import { CORRECTABLE, type CorrectableField } from '../../../contract/receipt.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EnquiryControl } from '../enquiry-control.tsx';
import styles from './receipt.module.css';
import { type Kept, labelOf } from './receipt-part.ts';
import type { Ask } from './use-receipt.ts';

export interface CorrectionFormProps {
  receipt: Kept;
  isBusy: boolean;
  ask: Ask;
  onClose: () => void;
}

function readFields(form: HTMLFormElement): Record<CorrectableField, string> {
  const data = new FormData(form);
  const read = CORRECTABLE.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(read);
}

/** The details as a form; each error shows at its field, and the first invalid field takes focus. */
export function CorrectionForm({ receipt, isBusy, ask, onClose }: CorrectionFormProps) {
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    const checked = parseEnquiry({ ...fields, subject: '' });
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    const answer = await ask(
      'details',
      { action: 'correct', ...fields },
      'Corrected. A person of our team sees your new details.',
    );
    if (answer.kind === 'invalid') setErrors(answer.errors);
    if (answer.kind === 'receipt') onClose();
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {CORRECTABLE.map((field) => (
        <EnquiryControl
          key={field}
          field={field}
          label={labelOf(field)}
          defaultValue={receipt[field]}
          error={errors[field]}
        />
      ))}
      <div className={styles.ways}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
