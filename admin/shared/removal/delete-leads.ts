import { backend } from '../backend/backend.ts';
import { DeskError } from '../backend/desk-error.ts';

const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

interface Outcome {
  error: { message: string } | null;
  status: number;
}

/** @throws DeskError when the deletion was refused or not answered */
async function finish(deletion: PromiseLike<Outcome>): Promise<void> {
  const { error, status } = await deletion;
  if (error) throw new DeskError(error.message, status);
}

/**
 * Deletes every lead.
 * @throws DeskError
 */
export const deleteAllLeads = (): Promise<void> =>
  finish(backend.from('leads').delete().gte('id', LOWEST_ID));

/**
 * Deletes one lead.
 * @throws DeskError
 */
export const deleteLead = (id: string): Promise<void> =>
  finish(backend.from('leads').delete().eq('id', id));

/**
 * Deletes every lead that is in quarantine.
 * @throws DeskError
 */
export const deleteQuarantined = (): Promise<void> =>
  finish(backend.from('leads').delete().not('quarantined_at', 'is', null));
