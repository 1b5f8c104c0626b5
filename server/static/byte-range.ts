/** First and last byte, both included, as in Content-Range. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads one `Range: bytes=…` of a body of `size` bytes (RFC 9110 §14.1.2).
 * @returns the range; 'unsatisfiable' when it is outside the body; undefined to ignore the header:
 *   another unit, several ranges, or not a range at all.
 */
export function parseByteRange(
  header: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header.trim()) ?? [];
  if (!from && !to) return undefined;
  if (!from) return Number(to) > 0 && size > 0 ? lastBytes(Number(to), size) : 'unsatisfiable';
  const first = Number(from);
  const last = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < first) return undefined;
  return first < size ? { first, last } : 'unsatisfiable';
}

const lastBytes = (count: number, size: number): ByteRange => ({
  first: Math.max(0, size - count),
  last: size - 1,
});
