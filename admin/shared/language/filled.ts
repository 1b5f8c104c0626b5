import { STAGE_NAMES } from '../work/stage-names.ts';
import { t } from './language.ts';

/** Sentences that come with their gaps filled: of the backend, and of what it shares with the desk. */
export const FILLED: readonly string[] = [
  'Somebody else has moved this lead to {stage}; nothing was changed.',
  'stage: a lead cannot go from {stage} to {next}.',
  'There are {count} views already. Delete one first.',
  'Changed since, so that nothing was undone: {what}.',
  'permission denied: only {people} may do this',
  'The message holds {count} links',
  'For security purposes, you can only request this after {count} seconds.',
  'Enough mails were asked for today. The link in the newest of them works for {time} from now.',
  'Password should be at least {count} characters.',
  'This password is one of the most common ones. {advice}',
  'The email address and names of the company are tried first by anybody who guesses. {advice}',
  'Enter at most {count} characters',
  'Must be from {least} to {most}',
];

/** Says a sentence that may come with its gaps filled. */
export function tFilled(sentence: string): string {
  for (const english of FILLED) {
    const pattern = english.replace(/\./g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>.+)');
    const gaps = new RegExp(`^${pattern}$`).exec(sentence)?.groups;
    const said = Object.entries(gaps ?? {}).map(([name, words]) => [
      name,
      t(Reflect.get(STAGE_NAMES, words) ?? words),
    ]);
    if (gaps) return t(english, Object.fromEntries(said));
  }
  return t(sentence);
}
