import * as v from 'valibot';
import { backend } from '../backend/backend.ts';
import { DeskError } from '../backend/desk-error.ts';
import { readAnswer } from '../backend/read-answer.ts';
import { collectLeads } from './collect-leads.ts';
import { type Lead, leadSchema } from './lead.ts';

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
