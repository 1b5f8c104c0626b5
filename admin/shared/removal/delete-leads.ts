import { type Run, runSchema } from '../../../contract/desk/run.ts';
import { newId } from '../../../contract/reference.ts';
import { backend } from '../backend/backend.ts';
import { callDesk } from '../backend/call-desk.ts';
import { DeskError } from '../backend/desk-error.ts';
import { followRun, type Watch } from '../run/follow-run.ts';
import { endRemoval, followRemoval } from './removal-progress.ts';

/** Leads of one batch: a second's work for the database. */
const BATCH = 2000;

/** What to delete, as `bin_leads` takes it. */
type Target = { everything: true } | { filter: { list: 'quarantine' } };

async function removeInBatches(target: Target, watch: Watch): Promise<Run> {
  const run_id = newId();
  return followRun(
    (isLast) => callDesk('bin_leads', { run_id, target, at_most: isLast ? 0 : BATCH }, runSchema),
    watch,
  );
}

/**
 * Deletes every lead that is there now, a batch at a time; `useRemovalProgress` tells how far it is.
 * @throws PartlyDone when it was stopped or broke off; DeskError
 */
export const deleteAllLeads = (): Promise<Run> =>
  removeInBatches({ everything: true }, followRemoval()).finally(endRemoval);

/**
 * Deletes one lead.
 * @throws DeskError
 */
export async function deleteLead(id: string): Promise<void> {
  const { error, status } = await backend.from('leads').delete().eq('id', id);
  if (error) throw new DeskError(error.message, status);
}

/**
 * Deletes every lead that is in quarantine, a batch at a time.
 * @throws PartlyDone when it broke off; DeskError
 */
export const deleteQuarantined = (): Promise<Run> =>
  removeInBatches({ filter: { list: 'quarantine' } }, {});
