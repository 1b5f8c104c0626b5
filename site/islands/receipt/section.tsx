import { type ReactNode, useId } from 'react';
import { ENQUIRY_FORM } from '../../../contract/enquiry-fields.ts';
import type { CorrectableField, Receipt } from '../../../contract/receipt.ts';
import styles from './receipt.module.css';
import type { Ask, ReceiptPart, Said } from './use-receipt.ts';

export type Kept = Extract<Receipt, { state: 'kept' }>;

/** What each part of the page needs to act and to say what came of it. */
export interface ReceiptPartProps {
  said: Said | undefined;
  /** The part whose wish is under way. */
  busy: ReceiptPart | undefined;
  ask: Ask;
}

/** What was said, if it was said of this part. */
export const saidOf = (said: Said | undefined, part: ReceiptPart): Said | undefined =>
  said?.part === part ? said : undefined;

/** A field's label within sentences: `Full name`. */
export function labelOf(field: CorrectableField): string {
  const { label } = ENQUIRY_FORM[field];
  return label.charAt(0) + label.slice(1).toLowerCase();
}

export interface SectionProps {
  title: string;
  /** What came of the last wish, if it was of this part. */
  said: Said | undefined;
  children: ReactNode;
}

/** A part of the receipt with the region in which its answers are heard and seen. */
export function Section({ title, said, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <p role="status" className={styles.said} data-error={said?.isError || undefined}>
        {said?.words}
      </p>
    </section>
  );
}
