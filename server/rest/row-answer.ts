/**
 * The value of `Content-Range`: `0-24/100`, `0-24/*` without a total, and `*` for the range without rows.
 * @param first index of the first row
 * @param rows number of rows in the answer
 */
export function describeRange(first: number, rows: number, total: number | undefined): string {
  const range = rows > 0 ? `${first}-${first + rows - 1}` : '*';
  return `${range}/${total ?? '*'}`;
}

/**
 * 206 where there are more rows than those answered, else 200.
 * A first row beyond the total is for the caller to refuse with 416.
 */
export function statusOf(rows: number, total: number | undefined): 200 | 206 {
  return total !== undefined && rows < total ? 206 : 200;
}
