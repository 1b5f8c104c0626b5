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
    case 'invalid_type':
      return issue.input === undefined && issue.message.includes('undefined')
        ? { problem: 'is missing', remedy: `write it as ${issue.expected}` }
        : { problem: `is not ${an(issue.expected)}`, remedy: `write ${an(issue.expected)}` };
    case 'unrecognized_keys':
      return {
        problem: `does not know ${issue.keys.map((key) => `"${key}"`).join(', ')}`,
        remedy: 'mend the spelling of the name, or take the line away',
      };
    case 'too_big':
      return { problem: 'is too long or too large', remedy: `at most ${issue.maximum}` };
    case 'too_small':
      return { problem: 'is too short or too small', remedy: `at least ${issue.minimum}` };
    case 'invalid_value':
      return { problem: 'is none of the values', remedy: `write ${issue.values.join(', ')}` };
    default:
      return { problem: 'cannot stand as it is', remedy: issue.message };
  }
}

const an = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
