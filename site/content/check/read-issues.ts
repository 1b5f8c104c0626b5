import type { z } from 'astro/zod';
import type { Key } from './fault.ts';

type Issue = z.core.$ZodIssue;

/** The faults of a schema without the unions around them: of a fact, what is wrong with its value. */
export function innerIssues(issue: Issue, around: readonly Key[] = []): [Key[], Issue][] {
  const path = [...around, ...(issue.path as Key[])];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [[path, issue]];
  const options = issue.errors.map((errors) => errors.flatMap((one) => innerIssues(one, path)));
  const isMistyped = ([place, one]: [Key[], Issue]) =>
    one.code === 'invalid_type' && place.length === path.length;
  // What had the right type went furthest; its faults are the ones to mend.
  return options.find((found) => !found.some(isMistyped)) ?? options[0] ?? [[path, issue]];
}

/** What is wrong, and what to write instead. */
export function sayIssue(issue: Issue): { problem: string; remedy: string } {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected;
      return issue.input === undefined && issue.message.includes('undefined')
        ? { problem: 'is missing', remedy: `add ${lineOf(issue)} with ${kind}` }
        : { problem: `is not ${kind}`, remedy: `write ${kind}` };
    }
    case 'unrecognized_keys':
      if (issue.keys.every((key) => /^\d{2,3}$/.test(key))) return AFTER_COMMA;
      return {
        problem: `does not know ${issue.keys.map((key) => `"${key}"`).join(', ')}`,
        remedy: 'mend the spelling of the name, or take the line away',
      };
    case 'too_big':
      return issue.message.startsWith('Too ')
        ? {
            problem: TOO_BIG[issue.origin] ?? 'is too large',
            remedy: `at most ${amount(issue.maximum, issue.origin)}`,
          }
        : { problem: 'cannot stand as it is', remedy: issue.message };
    case 'too_small':
      return issue.message.startsWith('Too ')
        ? {
            problem: TOO_SMALL[issue.origin] ?? 'is too small',
            remedy: `at least ${amount(issue.minimum, issue.origin)}`,
          }
        : { problem: 'cannot stand as it is', remedy: issue.message };
    case 'invalid_value':
      return { problem: 'is none of the values', remedy: `write ${issue.values.join(', ')}` };
    default:
      return { problem: 'cannot stand as it is', remedy: issue.message };
  }
}

/** Between braces YAML reads `price: 1,240` as a price of 1 and a field "240". */
const AFTER_COMMA = {
  problem: 'has a number with a comma in it',
  remedy: 'write numbers without commas: 1240',
};

const TOO_BIG: Readonly<Record<string, string>> = {
  string: 'is too long',
  array: 'has too many entries',
};
const TOO_SMALL: Readonly<Record<string, string>> = {
  string: 'is too short',
  array: 'has too few entries',
};
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };
const amount = (limit: unknown, origin: string): string => `${limit}${UNITS[origin] ?? ''}`;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'lines of its own below it',
  date: 'a day such as 2026-11-25',
};

/** The line that is missing, as it begins in the file. */
function lineOf({ path }: Issue): string {
  const key = path.findLast((part) => typeof part === 'string' && part !== 'value');
  return key === undefined ? 'it' : `a line "${String(key)}:"`;
}
