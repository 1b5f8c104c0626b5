import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, FieldPath } from '../../../contract/desk/content/content.ts';
import type { Drafts } from '../draft/drafts.ts';
import { refusal } from '../refusal.ts';
import { applyChanges } from '../save/apply-changes.ts';
import { readValuesOrNone, UnfitChange, valueAt } from '../save/content-text.ts';
import { findFile } from '../save/open-file.ts';
import { type ChangeWords, describeChanges, type Place } from '../words/describe-changes.ts';
import { nameField } from '../words/name-field.ts';

const ELSEWHERE =
  'The field has another name or place by now. Change it in the file, or take back the whole file.';

/** A save that is taken back. */
export interface TakenBack {
  /** What the draft is now. */
  head: string;
  save: string;
  /** The state that the save followed. */
  from: string;
}

/**
 * A file of the draft in which one field is what it was before a save.
 * @param before the file before that save
 * @throws HTTPException 409 where another entry of a list stands in that place by now: it would get the wrong value
 */
export async function fieldAsItWas(
  drafts: Drafts,
  { head, save, id, path, before }: TakenBack & { id: string; path: FieldPath; before: Buffer },
): Promise<Buffer> {
  const now = await findFile(drafts, head, id);
  const earlier = readValuesOrNone(id, before.toString('utf8'));
  const then = readValuesOrNone(id, (await findFile(drafts, save, id)).text);
  const { values } = readValuesOrNone(id, now.text);
  const { at, was } = placeOf(describeChanges(id, earlier, then), path);
  const value = valueAt(earlier.values, was);
  if (isDeepStrictEqual(valueAt(values, at), value)) return Buffer.from(now.text);
  if (nameField(then.values, at) !== nameField(values, at)) throw refusal(409, ELSEWHERE);
  try {
    const change: ContentChange =
      value === undefined ? { op: 'unset', path: at } : { op: 'set', path: at, value };
    return Buffer.from(applyChanges(id, now.text, [change]));
  } catch (error) {
    if (error instanceof UnfitChange) throw refusal(409, ELSEWHERE);
    throw error;
  }
}

/** Where a field stands that the history tells of: the save itself may have moved its entry. */
const placeOf = (changes: readonly ChangeWords[], path: FieldPath): Place =>
  changes.find((change) => isDeepStrictEqual(change.path, path))?.place ?? { at: path, was: path };
