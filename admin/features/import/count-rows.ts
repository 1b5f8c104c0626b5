const number = new Intl.NumberFormat('en-IN');

/** @returns `1 row`, `12,345 rows`. */
export const countRows = (count: number): string =>
  `${number.format(count)} ${count === 1 ? 'row' : 'rows'}`;
