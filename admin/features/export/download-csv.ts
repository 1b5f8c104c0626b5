import { showToast } from '../../../ui/toast/toast.ts';
import { isSessionRefused } from '../../shared/backend/desk-error.ts';
import { BrokenExport, describeBrokenExport, saveLeads } from './save-leads.ts';

/** Saves every lead of the list as CSV, those that nobody may contact with their marks; a failure says why. */
export async function downloadCsv(): Promise<void> {
  const whole = { filter: {}, withNoContact: true, format: 'csv' } as const;
  const unbroken = { onProgress: () => {}, signal: new AbortController().signal };
  await saveLeads(whole, unbroken).catch((error: unknown) => {
    if (!(error instanceof BrokenExport)) throw error;
    if (!isSessionRefused(error.cause)) showToast(describeBrokenExport(error));
  });
}
