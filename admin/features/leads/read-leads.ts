import * as v from 'valibot';
import { backend } from '../../shared/backend/backend.ts';
import { DeskError } from '../../shared/backend/desk-error.ts';
import { readAnswer } from '../../shared/backend/read-answer.ts';
import { type Lead, leadSchema } from '../../shared/lead/lead.ts';
import { collectLeads } from './collect-leads.ts';

const rowsSchema = v.array(leadSchema);

async function readPage(notAfter?: string): Promise<readonly Lead[]> {
  const newestFirst = backend.from('leads').select('*').order('created_at', { ascending: false });
  const { data, error, status } = await (notAfter
    ? newestFirst.lte('created_at', notAfter)
    : newestFirst);
  if (error) throw new DeskError(error.message, status);
  return readAnswer(rowsSchema, data, 'leads');
}

/**
 * All leads, newest first.
 * @throws DeskError, AnswerError
 */
export const readLeads = (): Promise<Lead[]> => collectLeads(readPage);
