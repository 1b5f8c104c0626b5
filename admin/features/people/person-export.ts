import * as v from 'valibot';
import { formatDay } from '../../../contract/desk/indian-clock.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { saveTextFile } from '../../shared/file/save-file.ts';
import { now } from '../../shared/time/now.ts';

/** The answer of `export_person`; loose, since it is saved unchanged. */
const exportSchema = v.looseObject({
  enquiries: v.array(v.unknown()),
  archived: v.array(v.unknown()),
});

/**
 * Saves everything stored about a person as a JSON file; no file when nothing is stored. The file
 * name holds nothing personal.
 * @returns the number of enquiries in the file
 * @throws DeskError, AnswerError
 */
export async function exportPerson(address: string): Promise<number> {
  const found = await callDesk('export_person', { address }, exportSchema);
  const count = found.enquiries.length + found.archived.length;
  if (count > 0) {
    const name = `person-${formatDay(now())}.json`;
    saveTextFile(name, 'application/json', `${JSON.stringify(found, null, 2)}\n`);
  }
  return count;
}
