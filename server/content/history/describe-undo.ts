import type * as v from 'valibot';
import type { undoSchema } from '../../../contract/desk/content/history.ts';
import { readShown } from '../../static/builds/kept-builds.ts';
import type { Drafts } from '../draft/drafts.ts';
import { readShownStates } from '../state/shown-states.ts';
import { describeFiles } from './describe-files.ts';

/** What an undo would change for visitors: from what they see now to what they would see. */
export async function describeUndo(
  drafts: Drafts,
  dataDir: string,
): Promise<v.InferOutput<typeof undoSchema>> {
  const { shown, before } = await readShownStates(drafts, await readShown(dataDir));
  if (!before || before === shown) return [];
  const changed = await drafts.repository.changed(shown, before);
  const { files } = await drafts.inspect(await drafts.head());
  const described = await describeFiles(drafts, { from: shown, to: before, changed, files });
  return described.map(({ id, title, words }) => ({ id, title, words }));
}
