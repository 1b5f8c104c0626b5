import { ENQUIRY_FIELDS, type Enquiry } from '../../../../contract/enquiry.ts';
import { areSignedWords } from '../../_shared/signatures.ts';
import type { Assessment } from '../enquiry-store.ts';
import type { TokenState } from '../judge.ts';

/**
 * How an enquiry stands to what came before under its id: nothing did; it is the same; it is another;
 * or the first one's words are gone (erased, cleared, or stored by version 1.0.0).
 */
export type Standing = 'new' | 'same' | 'other' | 'closed';

/** Whether we gave this token to the form of this very submission, however long ago. */
export const isOpeners = (token: TokenState): boolean => token !== 'missing' && token !== 'forged';

/**
 * Recognises a repetition by its words alone. An id may have been read in a log, and somebody may have
 * sent it first; even the form that opened it may send other words later. Neither may swallow what
 * comes second, nor show it the first one's receipt.
 */
export function recognise(
  enquiry: Enquiry,
  id: string,
  { isKnown, signature }: Assessment,
  secrets: readonly string[],
): Standing {
  if (!isKnown) return 'new';
  if (!signature) return 'closed';
  return areSignedWords(id, wordsOf(enquiry), signature, secrets) ? 'same' : 'other';
}

/** While the database cannot be asked, the id may hold another's enquiry; the receipt then comes by mail. */
export const mayHaveReceipt = (standing: Standing, { isUnasked }: Assessment): boolean =>
  standing !== 'closed' && !isUnasked;

/** The words of an enquiry in one text, as they are stored; a field that was left open is not in it. */
export const wordsOf = (enquiry: Enquiry): string =>
  JSON.stringify(
    [...ENQUIRY_FIELDS, 'phone_typed' as const].flatMap((field) =>
      enquiry[field] ? [[field, enquiry[field]]] : [],
    ),
  );
