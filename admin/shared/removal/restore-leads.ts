import * as v from 'valibot';
import { callDesk } from '../backend/call-desk.ts';

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
