/**
 * The reference that people quote: short, without letters that are easily confused, and derived
 * from the submission's id, so that it is the same everywhere.
 * @param id UUID of the submission
 * @returns like "YC-3F7A-91C2"
 */
export function referenceOf(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `YC-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
