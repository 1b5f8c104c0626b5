import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findFacts } from './find-facts.ts';

/** Parsed YAML of a content file: all of it, or the front matter of an article. */
function readContent(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  return parse(file.endsWith('.md') ? (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '') : text);
}

function printList(title: string, lines: readonly string[]): void {
  console.log(`\n${title}${lines.length ? ':' : '.'}`);
  for (const line of lines) console.log(`  ${line}`);
}

const files = globSync('content/**/*.{yaml,yml,md}').sort();
const found = files.map((file) => ({ file, ...findFacts(readContent(file), new Date()) }));
const samples = found.flatMap(({ file, samples: list }) =>
  list.map(({ path, value }) => `${file}  ${path}: ${JSON.stringify(value)}`),
);
const dated = found.flatMap(({ file, dated: list }) =>
  list.map(({ path, state, subject }) => `${file}  ${subject ?? path}: ${state}`),
);
printList(`${samples.length} facts are samples; confirm each, then remove its mark`, samples);
printList(`${dated.length} dated entries have expired or will within 30 days`, dated);
