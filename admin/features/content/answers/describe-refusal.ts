import * as v from 'valibot';
import { type ContentFault, refusedSaveSchema } from '../../../../contract/desk/content/content.ts';
import { ContentRefusal } from '../../../shared/backend/ask-content.ts';
import { DeskError } from '../../../shared/backend/desk-error.ts';

/** @returns what the server found wrong in what was to be saved; nothing for any other failure */
export function faultsOf(error: unknown): readonly ContentFault[] {
  if (!(error instanceof ContentRefusal) || error.status !== 422) return [];
  const told = v.safeParse(refusedSaveSchema, error.answer);
  return told.success ? told.output.faults : [];
}

/** A field as the server names it; of a picture that is the line of its file, which no owner knows. */
export function nameOfFault({ field }: ContentFault): string {
  const name = field.replace(/^src\b/, 'picture');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What is wrong, and what to do instead. */
export const wordsOfFault = ({ problem, remedy }: ContentFault): string =>
  [problem, remedy].filter(Boolean).join(' – ');

/** So many faults are told; of more, nobody would read the last one. */
const MOST_TOLD = 3;

function sayFaults(faults: readonly ContentFault[]): string[] {
  const told = faults
    .slice(0, MOST_TOLD)
    .map((fault) => `${nameOfFault(fault)}: ${wordsOfFault(fault)}.`);
  const others = faults.length - told.length;
  return others > 0 ? [...told, `And ${others} more.`] : told;
}

/** What to tell the owner about any failure of a request for content. */
export function describeRefusal(error: unknown): string {
  if (!(error instanceof DeskError)) {
    return error instanceof Error ? error.message : 'Something went wrong. Try again.';
  }
  if (error.status === 0) return 'There is no network. Nothing is lost: try again when it is back.';
  if (error.status === 401) return 'You have been signed out. Sign in again.';
  if (error.status === 403) return 'Your account may not do this. Ask the owner.';
  return [error.message, ...sayFaults(faultsOf(error))].join(' ');
}
