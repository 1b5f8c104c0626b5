import type { Lead } from '../../shared/lead/lead.ts';

/** Hosted Supabase returns at most this many rows by default. */
const ROW_CAP = 1000;

/**
 * Reads all leads, newest first: one call, and more only when an answer may have been cut at the
 * row cap. Pages are split by time, so leads that arrive meanwhile shift nothing.
 * @param readPage reads the newest leads, or those not newer than the given `created_at`
 */
export async function collectLeads(
  readPage: (notAfter?: string) => Promise<readonly Lead[]>,
): Promise<Lead[]> {
  const leads = new Map<string, Lead>();
  let page = await readPage();
  for (;;) {
    const known = leads.size;
    for (const lead of page) leads.set(lead.id, lead);
    const last = page.at(-1);
    if (!last || page.length < ROW_CAP || leads.size === known) return [...leads.values()];
    page = await readPage(last.created_at);
  }
}
