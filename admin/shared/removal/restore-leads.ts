import * as v from 'valibot';
import { callDesk } from '../backend/call-desk.ts';

/** Takes leads back out of the bin. */
export const restoreLeads = (ids: readonly string[]): Promise<number> =>
  callDesk('restore_leads', { lead_ids: [...ids] }, v.number());

/** Takes back what was deleted together, or whatever the bin holds, a batch at a time. */
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
