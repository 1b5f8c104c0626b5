import { globSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import type { FactToConfirm } from '../../../contract/facts-to-confirm.ts';
import { type Facts, findFacts } from './find-facts.ts';

/** What one content file holds for its owner to look at. */
export interface FileFacts {
  samples: (FactToConfirm & { value: unknown })[];
  dated: (Facts['dated'][number] & { file: string })[];
}

const FRONT_MATTER = /^---\n(.*?)\n---/s;

/**
 * Looks through all content for samples and for dates that have passed or soon will.
 * @param today decides what has expired
 */
export function readFacts(today: Date): FileFacts {
  const files = globSync('content/**/*.{yaml,yml,md}').sort();
  const found = files.map((file) => factsOf(file, readFileSync(file, 'utf8'), today));
  return {
    samples: found.flatMap(({ samples }) => samples),
    dated: found.flatMap(({ dated }) => dated),
  };
}

/** The sample facts of all content without their values, for what is built and printed. */
export const listFactsToConfirm = (): FactToConfirm[] =>
  readFacts(new Date()).samples.map(({ value: _value, ...place }) => place);

/**
 * @param text of a YAML file, or of a Markdown file whose front matter is read
 */
export function factsOf(file: string, text: string, today: Date): FileFacts {
  const isMarkdown = file.endsWith('.md');
  const yaml = isMarkdown ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const { samples, dated } = findFacts(document.toJS(), today);
  const lineOf = (keys: readonly (string | number)[]): number => {
    const { items } = document.getIn(keys) as YAMLMap<Scalar>;
    const mark = items.find(({ key }) => key.value === 'sample')?.key;
    const [offset = Number.NaN] = mark?.range ?? [];
    // The line of dashes above the front matter.
    return lines.linePos(offset).line + (isMarkdown ? 1 : 0);
  };
  return {
    samples: samples.map(({ keys, path, value }) => ({ file, line: lineOf(keys), path, value })),
    dated: dated.map((entry) => ({ ...entry, file })),
  };
}
