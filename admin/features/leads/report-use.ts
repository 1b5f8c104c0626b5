import * as v from 'valibot';
import { callDesk } from '../../shared/backend/call-desk.ts';

/** Ids per request, which keeps the body far below the server's limit. */
const MAX_IDS = 1000;

/**
 * Writes to the audit log what the database cannot see: that leads were opened or exported.
 * @throws DeskError
 */
export async function reportUse(
  action: 'viewed' | 'exported',
  leadIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < leadIds.length; at += MAX_IDS) {
    const lead_ids = leadIds.slice(at, at + MAX_IDS);
    // The function returns nothing.
    await callDesk('record_desk_use', { action, lead_ids }, v.null());
  }
}
