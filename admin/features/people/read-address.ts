import { normalisePhone } from '../../../contract/phone.ts';

/**
 * An e-mail address or a number as the database keeps it.
 * @returns lower-case address or E.164; undefined for what is neither
 */
export function readAddress(input: string): string | undefined {
  const text = input.trim();
  if (text.includes('@')) return /^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : undefined;
  return normalisePhone(text) ?? undefined;
}
