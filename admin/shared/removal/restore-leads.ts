import * as v from 'valibot';
import { callDesk } from '../backend/call-desk.ts';

/**
 * Takes leads back out of the bin.
 * @returns how many came back; fewer than asked where some were erased or have been there for 30 days
 * @throws DeskError
 */
export const restoreLeads = (ids: readonly string[]): Promise<number> =>
  callDesk('restore_leads', { lead_ids: [...ids] }, v.number());

/**
 * Takes back what was deleted together, or whatever the bin holds, a batch at a time.
 * @param removal id of what was deleted together
 * @param onProgress is told after each batch how many came back until then
 * @returns how many came back
 * @throws DeskError after what came back until then
 */
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
