import type { Database } from '../../../contract/database.ts';
import { LeadsFault } from '../lead/leads-backend.ts';
import { backend } from './backend.ts';

type Functions = Database['public']['Functions'];

/**
 * Calls a function of the database as the administrator. What comes as `jsonb` has the shape that its
 * migration builds; `Answer` says it, since the generated types only know that it is JSON.
 * @throws LeadsFault
 */
export async function callDesk<Name extends keyof Functions, Answer = Functions[Name]['Returns']>(
  name: Name,
  given: Functions[Name]['Args'],
): Promise<Answer> {
  const { data, error, status } = await backend.rpc(name, given);
  if (error) throw new LeadsFault(error.message, status);
  return data as Answer;
}
