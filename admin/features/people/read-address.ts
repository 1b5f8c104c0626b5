import { normalisePhone } from '../../../contract/phone.ts';

/**
 * Reads an e-mail address or a phone number in the form that the database stores.
 * @returns lower-case address or E.164 number; undefined for anything else
 */
export function readAddress(input: string): string | undefined {
  const text = input.trim();
  if (text.includes('@')) return /^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : undefined;
  return normalisePhone(text) ?? undefined;
}
