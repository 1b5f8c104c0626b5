import { callDesk } from '../../shared/backend/call-desk.ts';

/** Ids of one report: a body of all of them stays far below what the server takes. */
const BATCH = 1000;

/**
 * Writes to the audit log what the database cannot see: that leads were opened or exported.
 * @throws LeadsFault
 */
export async function reportUse(
  action: 'viewed' | 'exported',
  leadIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < leadIds.length; at += BATCH) {
    await callDesk('record_desk_use', { action, lead_ids: leadIds.slice(at, at + BATCH) });
  }
}
