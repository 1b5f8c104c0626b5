import * as v from 'valibot';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { saveTextFile } from '../../shared/file/save-file.ts';
import { formatDay } from '../../shared/time/format-time.ts';

/** What `export_person` gathers; loose, since all of it is handed on as it is. */
const exportSchema = v.looseObject({
  enquiries: v.array(v.unknown()),
  archived: v.array(v.unknown()),
});

/**
 * Saves everything that is kept about a person as a JSON file; none where nothing is kept. The file's
 * name says nothing personal.
 * @returns how many enquiries are in it
 * @throws DeskError, AnswerError
 */
export async function exportPerson(address: string): Promise<number> {
  const found = await callDesk('export_person', { address }, exportSchema);
  const count = found.enquiries.length + found.archived.length;
  if (count > 0) {
    const name = `person-${formatDay(Date.now())}.json`;
    saveTextFile(name, 'application/json', `${JSON.stringify(found, null, 2)}\n`);
  }
  return count;
}
