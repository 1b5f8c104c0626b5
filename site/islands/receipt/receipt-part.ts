import { ENQUIRY_FORM } from '../../../contract/enquiry-fields.ts';
import type { CorrectableField, Receipt } from '../../../contract/receipt.ts';
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
