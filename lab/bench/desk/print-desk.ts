import { withFilledDesk } from './filled-desk.ts';
import { measureDesk } from './measure-desk.ts';
import { measureExport } from './measure-export.ts';
import { measureHeavy } from './measure-heavy.ts';
import { measureInsert } from './measure-insert.ts';
import { measureTab } from './measure-tab.ts';

/** What is measured when nobody says otherwise; a million takes some minutes more. */
const SIZES = [10_000, 100_000];

const milliseconds = (duration: number) =>
  `${duration.toFixed(duration < 10 ? 2 : 1)} ms`.padStart(12);
const kilobytes = (bytes: number) => `${(bytes / 1e3).toFixed(1)} kB`.padStart(12);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`.padStart(12);
/** A dash for what did not come within the patience, and where there is nothing to type into. */
const perhaps = (duration: number | undefined) =>
  duration === undefined ? '–'.padStart(12) : milliseconds(duration);

const columns = (first: string, names: readonly string[]) =>
  `${first.padEnd(20)}${names.map((each) => each.padStart(12)).join('')}`;

/** Prints what the desk takes for what is asked of it, at each number of leads. */
export async function printDesk(sizes: readonly number[]): Promise<void> {
  for (const size of sizes.length > 0 ? sizes : SIZES) {
    await withFilledDesk(size, async (desk) => {
      console.log(`\n${size.toLocaleString('en-IN')} leads\n`);
      console.log(`${columns('question', ['median', 'p95'])}    slowest, by median`);
      for (const { question, median, p95, slowest } of await measureDesk(desk))
        console.log(`${columns(question, [median, p95].map(milliseconds))}    ${slowest}`);
      console.log('\nOn a middling phone over slow 4G: 4x slower, 150 ms, 1.6 Mbit/s\n');
      console.log(columns('view', ['first rows', 'keystroke', 'data', 'heap']));
      for (const { view, firstRows, dataBytes, keystroke, heap } of await measureTab(desk)) {
        const paints = [perhaps(firstRows), perhaps(keystroke)];
        console.log(columns(view, [...paints, kilobytes(dataBytes), megabytes(heap)]));
      }
      console.log('\nWhat is done seldom, and to many\n');
      console.log(columns('work', ['calls', 'median', 'slowest']));
      for (const { work, calls, median, slowest } of await measureHeavy(desk))
        console.log(columns(work, [String(calls), milliseconds(median), milliseconds(slowest)]));
      console.log('\nEvery lead as a file, from the server to its reader\n');
      console.log(columns('file', ['rows/s', 'size', 'server grew']));
      for (const { format, rowsPerSecond, bytes, growth } of await measureExport(desk)) {
        const rate = Math.round(rowsPerSecond).toLocaleString('en-IN').padStart(12);
        console.log(columns(format, [rate, megabytes(bytes), megabytes(growth)]));
      }
    });
  }
  console.log('\nStoring an enquiry (submit_enquiry, without the commit)\n');
  console.log(columns('', ['mean', 'median', 'p95']));
  const { mean, median, p95 } = await measureInsert();
  console.log(columns('', [mean, median, p95].map(milliseconds)));
}
