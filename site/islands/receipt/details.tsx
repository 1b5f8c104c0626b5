import { useEffect, useRef, useState } from 'react';
import { ENQUIRY_FORM } from '../../../contract/enquiry-fields.ts';
import { describeInterest } from '../../../contract/interest/interest-words.ts';
import { CORRECTABLE, type CorrectableField } from '../../../contract/receipt.ts';
import { Button } from '../../../ui/button/button.tsx';
import { formatPhone } from '../../format/phone.ts';
import { CorrectionForm } from './correction-form.tsx';
import styles from './receipt.module.css';
import { type Kept, labelOf, type ReceiptPartProps, saidOf } from './receipt-part.ts';
import { Section } from './section.tsx';

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
