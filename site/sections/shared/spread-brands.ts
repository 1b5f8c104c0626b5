/** How wide a brand's card is: in sixths of the width on a phone, and in parts of the grid on a desktop. */
export interface CardWidth {
  narrow: number;
  wide: number;
}

/** Rows of three, and of two above them where three would leave one or two alone. */
function rowsOfThree(count: number): number[] {
  if (count < 3) return [count];
  const pairs = (3 - (count % 3)) % 3;
  const threes = (count - 2 * pairs) / 3;
  return [...Array<number>(pairs).fill(2), ...Array<number>(threes).fill(3)];
}

/** Of a row in parts of the grid: one of these, by turns. */
type Widths = Readonly<Record<number, readonly (readonly number[])[]>>;

function spread(rows: readonly number[], widths: Widths): number[] {
  return rows.flatMap((length, row) => {
    const choices = widths[length] ?? [];
    return choices[row % choices.length] ?? [];
  });
}

const PHONE: Widths = { 1: [[6]], 2: [[3, 3]], 3: [[2, 2, 2]] };

/** Rows of the wall on home; of any other number they are rows of three. */
const WALL_ROWS: Readonly<Record<number, readonly number[]>> = {
  7: [4, 3],
  8: [4, 4],
  9: [4, 5],
  10: [5, 5],
  11: [4, 3, 4],
  12: [4, 4, 4],
};
const WALL: Widths = {
  1: [[20]],
  2: [[10, 10]],
  3: [[7, 6, 7]],
  4: [
    [7, 4, 4, 5],
    [5, 4, 4, 7],
  ],
  5: [[4, 4, 4, 4, 4]],
};

/** The panes of the wall on home, of twenty parts on a desktop: every row is full. */
export function spreadWall(count: number): CardWidth[] {
  const narrow = spread(rowsOfThree(count), PHONE);
  const wide = spread(WALL_ROWS[count] ?? rowsOfThree(count), WALL);
  return narrow.map((sixths, index) => ({ narrow: sixths, wide: wide[index] ?? 0 }));
}

/** Rows of the hall on a desktop, and of any other number rows of three. */
const HALL_ROWS: Readonly<Record<number, readonly number[]>> = {
  7: [2, 3, 2],
  8: [2, 3, 3],
  9: [2, 3, 2, 2],
  10: [2, 3, 2, 3],
  11: [2, 3, 2, 2, 2],
  12: [2, 3, 2, 3, 2],
};
const HALL: Widths = {
  1: [[12]],
  2: [
    [7, 5],
    [6, 6],
    [5, 7],
    [6, 6],
  ],
  3: [[4, 4, 4]],
};

/** The stalls of the page of brands, of twelve parts on a desktop; on a phone a wide one over two narrow ones. */
export function spreadHall(count: number): CardWidth[] {
  const wide = spread(HALL_ROWS[count] ?? rowsOfThree(count), HALL);
  return wide.map((parts, index) => {
    const isAlone = index % 3 === 0 || (index % 3 === 1 && index === count - 1);
    return { narrow: isAlone ? 6 : 3, wide: parts };
  });
}
