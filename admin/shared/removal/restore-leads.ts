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
 * Takes back whatever the bin holds, a batch at a time.
 * @returns how many came back
 * @throws DeskError after what came back until then
 */
export async function restoreAll(): Promise<number> {
  let restored = 0;
  for (;;) {
    const count = await callDesk('restore_leads', {}, v.number());
    if (count === 0) return restored;
    restored += count;
  }
}
