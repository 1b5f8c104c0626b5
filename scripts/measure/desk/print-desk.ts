import { measureDesk } from './measure-desk.ts';
import { measureInsert } from './measure-insert.ts';
import { measureTab } from './measure-tab.ts';

/** What is measured when nobody says otherwise; a million takes some minutes more. */
const SIZES = [10_000, 100_000];

const milliseconds = (duration: number) => `${duration.toFixed(1)} ms`.padStart(12);

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`.padStart(12);
/** What did not come within the patience is said so. */
const perhaps = (duration: number | undefined) =>
  duration === undefined ? 'no rows'.padStart(12) : milliseconds(duration);

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
  console.log('\nThe desk on a middling phone over slow 4G: 4x slower, 150 ms, 1.6 Mbit/s\n');
  console.log(
    `${'leads'.padEnd(12)}${'view'.padEnd(14)}${['first rows', 'data', 'keystroke', 'heap'].map((each) => each.padStart(12)).join('')}`,
  );
  for (const size of sizes.length > 0 ? sizes : SIZES) {
    for (const cost of await measureTab(size)) {
      const { firstRows, dataBytes, keystroke, heap } = cost;
      const figures = [
        perhaps(firstRows),
        megabytes(dataBytes),
        perhaps(keystroke),
        megabytes(heap),
      ];
      console.log(`${String(size).padEnd(12)}${cost.view.padEnd(14)}${figures.join('')}`);
    }
  }
  console.log(
    '\nStoring an enquiry (submit_enquiry, without the commit), by turns in two databases\n',
  );
  console.log(
    `${''.padEnd(26)}${['mean', 'median', 'p95'].map((each) => each.padStart(12)).join('')}`,
  );
  for (const { label, mean, median, p95 } of await measureInsert()) {
    console.log(`${label.padEnd(26)}${[mean, median, p95].map(milliseconds).join('')}`);
  }
}
