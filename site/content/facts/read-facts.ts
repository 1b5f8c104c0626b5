import { globSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import type { DatedContent, FactToConfirm } from '../../../contract/facts-to-confirm.ts';
import { type Facts, findFacts } from './find-facts.ts';

/** What one content file holds for its owner to look at. */
export interface FileFacts {
  samples: (FactToConfirm & { value: unknown })[];
  dated: (Facts['dated'][number] & { file: string })[];
  ending: DatedContent[];
}

const FRONT_MATTER = /^---\n(.*?)\n---/s;

/**
 * Looks through all content for samples and for dates that have passed or soon will.
 * @param today decides what has expired
 * @param pattern of the files
 */
export function readFacts(today: Date, pattern = 'content/**/*.{yaml,yml,md}'): FileFacts {
  const files = globSync(pattern).sort();
  const found = files.map((file) => factsOf(file, readFileSync(file, 'utf8'), today));
  return {
    samples: found.flatMap(({ samples }) => samples),
    dated: found.flatMap(({ dated }) => dated),
    ending: found.flatMap(({ ending }) => ending),
  };
}

/** The sample facts of all content without their values, for what is built and printed. */
export const listFactsToConfirm = (): FactToConfirm[] =>
  readFacts(new Date()).samples.map(({ value: _value, ...place }) => place);

/** For the terminal: claims whose last day is over or near, a line for each. */
export const warnOfClaims = (): string[] =>
  readFacts(new Date(), 'content/claims/*.yaml').dated.map(
    ({ file, path, state, subject }) => `${file}  ${subject ?? path}: ${state}`,
  );

/** Every end that content names, for what is built: who reads the list knows the day. */
export const listDatedContent = (): DatedContent[] => readFacts(new Date()).ending;

/**
 * @param text of a YAML file, or of a Markdown file whose front matter is read
 */
export function factsOf(file: string, text: string, today: Date): FileFacts {
  const isMarkdown = file.endsWith('.md');
  const yaml = isMarkdown ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const { samples, dated, ending } = findFacts(document.toJS(), today);
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
    ending: ending.map(({ path, until, subject }) => ({ file, what: subject ?? path, until })),
  };
}
