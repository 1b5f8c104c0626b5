import { showToast } from '../../../ui/toast/toast.ts';
import { saveTextFile } from '../../shared/file/save-file.ts';
import type { Lead } from '../../shared/lead/lead.ts';
import { LEADS_MESSAGES } from '../../shared/lead/leads-messages.ts';
import { nameLeadsFile, writeLeadsCsv } from './leads-csv.ts';
import { reportUse } from './report-use.ts';

/**
 * Saves the leads as a CSV file and writes that to the audit log; shows a toast when the log fails.
 */
export function exportLeads(leads: readonly Lead[]): void {
  saveTextFile(nameLeadsFile(Date.now()), 'text/csv;charset=utf-8', writeLeadsCsv(leads));
  reportUse(
    'exported',
    leads.map(({ id }) => id),
  ).catch(() => showToast(LEADS_MESSAGES.exportUnreported));
}
