const DAY = 24 * 60 * 60 * 1000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const DAYS_INTO_WEEK = 3;

export function findTurn<Thing>(things: readonly Thing[], day: string): Thing {
  const week = Math.floor((Date.parse(day) / DAY + DAYS_INTO_WEEK) / 7);
  const turn = things[week % things.length];
  if (turn === undefined) throw new Error('Nothing takes turns.');
  return turn;
}
