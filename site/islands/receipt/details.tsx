import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type EnquiryErrors, parseEnquiry } from '../../../contract/enquiry.ts';
import { ENQUIRY_FORM } from '../../../contract/enquiry-fields.ts';
import { describeInterest } from '../../../contract/interest/interest-words.ts';
import { CORRECTABLE, type CorrectableField } from '../../../contract/receipt.ts';
import { Button } from '../../../ui/button/button.tsx';
import { formatPhone } from '../../format/phone.ts';
import { EnquiryControl } from '../enquiry-control.tsx';
import styles from './receipt.module.css';
import { type Kept, labelOf, type ReceiptPartProps, Section, saidOf } from './section.tsx';
import type { Ask } from './use-receipt.ts';

/** What was sent, and the form that corrects it. */
export function Details({ receipt, said, busy, ask }: ReceiptPartProps & { receipt: Kept }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // Closing the form loses the focus; the button that opened it gets it back.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <Section title="What you sent" said={saidOf(said, 'details')}>
      {isOpen ? (
        <CorrectionForm
          receipt={receipt}
          isBusy={busy === 'details'}
          ask={ask}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <>
          <dl className={styles.facts}>
            {CORRECTABLE.filter((field) => receipt[field] || !ENQUIRY_FORM[field].isOptional).map(
              (field) => (
                <Fact key={field} label={labelOf(field)} value={formatField(field, receipt)} />
              ),
            )}
            {describeInterest(receipt.interest ?? {}).map(({ key, label, value }) => (
              <Fact key={key} label={label} value={value} />
            ))}
          </dl>
          <div className={styles.ways}>
            <Button ref={opener} kind="secondary" onClick={() => setIsOpen(true)}>
              Correct it
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

const formatField = (field: CorrectableField, receipt: Kept): string =>
  field === 'phone' ? formatPhone(receipt.phone) : receipt[field];

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

interface CorrectionFormProps {
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
function CorrectionForm({ receipt, isBusy, ask, onClose }: CorrectionFormProps) {
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
