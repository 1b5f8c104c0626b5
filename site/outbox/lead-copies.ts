import { ENQUIRY_FIELDS } from '../../contract/enquiry.ts';
import type { EnquiryValues } from './enquiry-values.ts';

/** Where the browser keeps what was sent (specification §3). */
export const COPIES_KEY = 'contactLeads';

/** An enquiry as it stays on the device. */
export interface LeadCopy extends EnquiryValues {
  /** ISO 8601. */
  timestamp: string;
  /** Milliseconds of the clock. */
  id: number;
}

/** Every copy on this device, oldest first; storage that holds something else reads as empty. */
export function readCopies(storage: Storage): LeadCopy[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(COPIES_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCopy) : [];
  } catch {
    return [];
  }
}

const isCopy = (value: unknown): value is LeadCopy =>
  typeof value === 'object' && value !== null && ENQUIRY_FIELDS.every((field) => field in value);

/**
 * Adds a copy.
 * @returns the copy, or undefined where the browser does not store it (blocked or full)
 */
export function keepCopy(storage: Storage, values: EnquiryValues, now: Date): LeadCopy | undefined {
  try {
    const copies = readCopies(storage);
    const { name, email, phone, subject, message } = values;
    const id = Math.max(now.getTime(), ...copies.map((copy) => Number(copy.id) + 1 || 0));
    const copy = { name, email, phone, subject, message, timestamp: now.toISOString(), id };
    storage.setItem(COPIES_KEY, JSON.stringify([...copies, copy]));
    return copy;
  } catch {
    return undefined;
  }
}

/** Puts a copy back as it was. */
export const putCopy = (storage: Storage, copy: LeadCopy): void =>
  storage.setItem(COPIES_KEY, JSON.stringify([...readCopies(storage), copy]));

/** Takes a copy off the device; without copies the key goes as well. */
export function dropCopy(storage: Storage, id: LeadCopy['id']): void {
  const rest = readCopies(storage).filter((copy) => copy.id !== id);
  if (rest.length > 0) storage.setItem(COPIES_KEY, JSON.stringify(rest));
  else storage.removeItem(COPIES_KEY);
}
