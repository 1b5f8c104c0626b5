import { backend } from '../backend/backend.ts';
import { collectLeads } from './collect-leads.ts';
import type { Lead } from './lead.ts';

const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** A request about leads that was refused (`status` of the answer) or not answered (0). */
export class LeadsFault extends Error {
  override readonly name = 'LeadsFault';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

async function readPage(notAfter?: string): Promise<readonly Lead[]> {
  const newestFirst = backend.from('leads').select('*').order('created_at', { ascending: false });
  const { data, error, status } = await (notAfter
    ? newestFirst.lte('created_at', notAfter)
    : newestFirst);
  if (error) throw new LeadsFault(error.message, status);
  return data;
}

/**
 * All leads, newest first.
 * @throws LeadsFault
 */
export const listLeads = (): Promise<Lead[]> => collectLeads(readPage);

/**
 * Deletes every lead.
 * @throws LeadsFault
 */
export async function clearLeads(): Promise<void> {
  const { error, status } = await backend.from('leads').delete().gte('id', LOWEST_ID);
  if (error) throw new LeadsFault(error.message, status);
}

/**
 * Deletes one lead.
 * @throws LeadsFault
 */
export async function deleteLead(id: string): Promise<void> {
  const { error, status } = await backend.from('leads').delete().eq('id', id);
  if (error) throw new LeadsFault(error.message, status);
}

/**
 * Deletes every lead that is in quarantine.
 * @throws LeadsFault
 */
export async function deleteQuarantined(): Promise<void> {
  const { error, status } = await backend.from('leads').delete().not('quarantined_at', 'is', null);
  if (error) throw new LeadsFault(error.message, status);
}
