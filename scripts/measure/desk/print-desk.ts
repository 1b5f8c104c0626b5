import { measureDesk } from './measure-desk.ts';

/** What is measured when nobody says otherwise; a million takes some minutes more. */
const SIZES = [10_000, 100_000];

const milliseconds = (duration: number) => `${duration.toFixed(1)} ms`.padStart(12);

/** Prints how long the database takes for what the desk asks it, at each number of leads. */
export async function printDesk(sizes: readonly number[]): Promise<void> {
  console.log('\nWhat the desk asks the database, one question after the other\n');
  console.log(
    `${'leads'.padEnd(12)}${'question'.padEnd(14)}${'median'.padStart(12)}${'p95'.padStart(12)}    slowest, by median`,
  );
  for (const size of sizes.length > 0 ? sizes : SIZES) {
    for (const { leads, question, median, p95, slowest } of await measureDesk(size)) {
      const times = milliseconds(median) + milliseconds(p95);
      console.log(`${String(leads).padEnd(12)}${question.padEnd(14)}${times}    ${slowest}`);
    }
  }
}
