import type { Receipt } from '../../../contract/receipt.ts';
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
