import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type EnquiryErrors, parseEnquiry } from '../../../contract/enquiry.ts';
import { ENQUIRY_FORM } from '../../../contract/enquiry-fields.ts';
import { describeInterest } from '../../../contract/interest/interest-words.ts';
import { CORRECTABLE, type CorrectableField, type Receipt } from '../../../contract/receipt.ts';
import { Button } from '../../../ui/button/button.tsx';
import { formatPhone } from '../../format/phone.ts';
import { EnquiryControl } from '../enquiry-control.tsx';
import styles from './receipt-app.module.css';
import { type Ask, type PartMessage, usePart } from './use-receipt.ts';

export interface PartProps {
  receipt: Extract<Receipt, { state: 'kept' }>;
  ask: Ask;
}

export interface SectionProps {
  title: string;
  message: PartMessage | undefined;
  children: ReactNode;
}

export function Section({ title, message, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={`stack ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <p
        role="status"
        className={`strong ${styles.said}`}
        data-error={message?.isError || undefined}
      >
        {message?.text}
      </p>
    </section>
  );
}

export function Details({ receipt, ask }: PartProps) {
  const { isBusy, message, act } = usePart(ask);
  const [isOpen, setIsOpen] = useState(false);
  /** Closing the form loses the focus; the button that opened it gets it back. */
  const wasOpen = useRef(false);
  const correct = async (fields: Fields) => {
    const done = 'Corrected. A person of our team sees your new details.';
    const answer = await act({ action: 'correct', ...fields }, done);
    if (answer.kind === 'receipt') setIsOpen(false);
    return answer.kind === 'invalid' ? answer.errors : {};
  };
  const facts = [
    ...CORRECTABLE.filter((field) => receipt[field] || !ENQUIRY_FORM[field].isOptional).map(
      (field) => ({
        key: field,
        label: labelOf(field),
        value: field === 'phone' ? formatPhone(receipt.phone) : receipt[field],
      }),
    ),
    ...describeInterest(receipt.interest ?? {}),
  ];
  return (
    <Section title="What you sent" message={message}>
      {isOpen ? (
        <CorrectionForm
          receipt={receipt}
          isBusy={isBusy}
          onCorrect={correct}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <>
          <dl className={`stack ${styles.facts}`}>
            {facts.map(({ key, label, value }) => (
              <div key={key}>
                <dt className="small muted">{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="row">
            <Button
              ref={(button: HTMLButtonElement | null) => {
                if (!button || !wasOpen.current) return;
                button.focus();
                wasOpen.current = false;
              }}
              kind="secondary"
              onClick={() => {
                wasOpen.current = true;
                setIsOpen(true);
              }}
            >
              Correct it
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

/** A field's label within sentences: `Full name`. */
function labelOf(field: CorrectableField): string {
  const { label } = ENQUIRY_FORM[field];
  return label.charAt(0) + label.slice(1).toLowerCase();
}

type Fields = Record<CorrectableField, string>;

interface CorrectionFormProps {
  receipt: Fields;
  isBusy: boolean;
  onCorrect: (fields: Fields) => Promise<EnquiryErrors>;
  onClose: () => void;
}

/** The details as a form; each error shows at its field, and the first invalid field takes focus. */
function CorrectionForm({ receipt, isBusy, onCorrect, onClose }: CorrectionFormProps) {
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
    const data = new FormData(event.currentTarget);
    const fields = Object.fromEntries(
      CORRECTABLE.map((field) => [field, String(data.get(field) ?? '')]),
    ) as Fields;
    const checked = parseEnquiry({ ...fields, subject: '' });
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) setErrors(await onCorrect(fields));
  }

  return (
    <form ref={form} noValidate className="stack" onSubmit={(event) => void submit(event)}>
      {CORRECTABLE.map((field) => (
        <EnquiryControl
          key={field}
          field={field}
          label={labelOf(field)}
          defaultValue={receipt[field]}
          error={errors[field]}
        />
      ))}
      <div className="row">
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
