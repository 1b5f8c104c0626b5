import { describeEnd, readFacts } from '../../site/content/facts/read-facts.ts';

function printList(title: string, lines: readonly string[]): void {
  console.log(`\n${title}${lines.length ? ':' : '.'}`);
  for (const line of lines) console.log(`  ${line}`);
}

const facts = readFacts();
const samples = facts.samples.map(
  ({ file, line, path, value }) => `${file}:${line}  ${path}: ${JSON.stringify(value)}`,
);
const dated = facts.ending.flatMap((entry) => describeEnd(entry, new Date()));
printList(`${samples.length} facts are samples; confirm each, then remove its mark`, samples);
printList(`${dated.length} dated entries have expired or will within 60 days`, dated);
const read = ['hindi', 'punjabi'].map((name) => `admin/shared/language/${name}.json`);
printList('The desk in Hindi and Punjabi waits for the eye of a native reader', read);
