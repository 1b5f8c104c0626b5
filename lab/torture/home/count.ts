import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from './home.ts';
import type { Visits } from './visitors.ts';

/** Within this time the spool must be empty. */
const DRAIN_TIMEOUT_MS = 60_000;

/** What became of enquiries: compares how visitors were answered with what is kept. */
export async function countKept(home: Pick<Home, 'sql'>, { sent, acknowledged }: Visits) {
  const rows = await home.sql(`
    select l.message,
      (select count(*)::int from private.mail_outbox m where m.lead_id = l.id) as mails,
      (select count(*)::int from private.consents c where c.lead_id = l.id) as consents
    from public.leads l`);
  const leads = rows.filter(({ message }) => sent.has(idIn(message)));
  const stored = new Set(leads.map(({ message }) => idIn(message)));
  // Each enquiry brings two mails and one consent: more than that is a double, less is a half.
  const odd = leads.filter(({ mails, consents }) => mails !== 2 || consents !== 1).length;
  return {
    sent: sent.size,
    acknowledged: acknowledged.size,
    stored: stored.size,
    doubled: leads.length - stored.size + odd,
    lost: [...acknowledged].filter((id) => !stored.has(id)).length,
  };
}

/** The id that an enquiry carries in its own words, whatever id it is stored under. */
const idIn = (message: unknown): string => String(message).slice(-36);

/** Acknowledged enquiries that are, at this moment, neither in the database nor on the disk. */
export async function countMissing(home: Home, acknowledged: readonly string[]): Promise<number> {
  // The disk first: an entry that is drained meanwhile is then found in the database.
  const spooled = home.spooled().join();
  const rows = await home.sql('select id from public.leads');
  const stored = new Set(rows.map(({ id }) => String(id)));
  return acknowledged.filter((id) => !stored.has(id) && !spooled.includes(id)).length;
}

/** @returns milliseconds until nothing waits in the spool */
export async function untilDrained(home: Home): Promise<number> {
  const started = Date.now();
  while (home.spooled().length > 0) {
    if (Date.now() - started > DRAIN_TIMEOUT_MS) throw new Error('the spool does not become empty');
    await sleep(50);
  }
  return Date.now() - started;
}
