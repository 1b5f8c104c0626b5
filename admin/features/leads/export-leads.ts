import { showToast } from '../../../ui/toast/toast.ts';
import { isSessionRefused } from '../../shared/backend/desk-error.ts';
import { saveTextFile } from '../../shared/file/save-file.ts';
import { describeLoadError, LEADS_MESSAGES } from '../../shared/lead/leads-messages.ts';
import { nameLeadsFile, writeLeadsCsv } from './leads-csv.ts';
import { readLeads } from './read-leads.ts';
import { reportUse } from './report-use.ts';

/**
 * Saves every lead as a CSV file, but for those in quarantine and tests, and writes that to the audit log; shows a
 * toast when the leads cannot be read or the log fails. The rows of a list are not enough: they hold the beginning
 * of a message only.
 */
export async function exportLeads(): Promise<void> {
  const all = await readLeads().catch((error: unknown) => {
    // The page is redirecting to sign-in, which shows the reason.
    if (!isSessionRefused(error)) showToast(describeLoadError(error));
  });
  if (!all) return;
  const leads = all.filter((lead) => lead.quarantined_at === null && !lead.is_test);
  saveTextFile(nameLeadsFile(Date.now()), 'text/csv;charset=utf-8', writeLeadsCsv(leads));
  await reportUse(
    'exported',
    leads.map(({ id }) => id),
  ).catch(() => showToast(LEADS_MESSAGES.exportUnreported));
}
