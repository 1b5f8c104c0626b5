import * as v from 'valibot';
import { type Run, runSchema } from '../../contract/desk/run.ts';
import type { DeskCalls } from '../../contract/desk-calls.ts';
import { newId } from '../../contract/reference.ts';
import { backend } from './backend/backend.ts';
import { callDesk } from './backend/call-desk.ts';
import { DeskError } from './backend/desk-error.ts';
import { followRun } from './follow-run.ts';

export const restoreLeads = (ids: readonly string[]): Promise<number> =>
  callDesk('restore_leads', { lead_ids: [...ids] }, v.number());

export async function restoreAll(
  removal: string | undefined,
  onProgress: (restored: number) => void,
): Promise<number> {
  let restored = 0;
  for (;;) {
    const count = await callDesk('restore_leads', removal ? { removal } : {}, v.number());
    if (count === 0) return restored;
    restored += count;
    onProgress(restored);
  }
}

/** Leads of one batch: a second's work for the database. */
const BATCH = 2000;

/** @returns what asks for the batches of one run that moves leads into the bin, as `followRun` takes it */
export function askToBin(target: DeskCalls['bin_leads']['target']) {
  const run_id = newId();
  return (isLast: boolean): Promise<Run> =>
    callDesk('bin_leads', { run_id, target, at_most: isLast ? 0 : BATCH }, runSchema);
}

export async function deleteLead(id: string): Promise<void> {
  const { error, status } = await backend.from('leads').delete().eq('id', id);
  if (error) throw new DeskError(error.message, status);
}

export const deleteQuarantined = (): Promise<Run> =>
  followRun(askToBin({ filter: { list: 'quarantine' } }));
