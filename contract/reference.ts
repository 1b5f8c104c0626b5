/** A random UUID (version 4). Browsers have `crypto.randomUUID` on https alone, and the product is also opened by the
 * plain HTTP address of a shop's own network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = bytes.map((byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The reference that people quote: short, without letters that are easily confused, and derived
 * from the submission's id, so that it is the same everywhere.
 * @param id UUID of the submission
 * @returns like "YC-3F7A-91C2" */
export function referenceOf(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `YC-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
