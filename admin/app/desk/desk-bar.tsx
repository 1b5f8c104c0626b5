import { ROUTES } from '../../../contract/routes.ts';
import { showToast } from '../../../ui/toast.ts';
import { nameLeadsFile, writeLeadsCsv } from '../../features/leads/leads-csv.ts';
import { LEADS_MESSAGES } from '../../features/leads/messages.ts';
import { reportUse } from '../../features/leads/report-use.ts';
import type { useLeads } from '../../features/leads/use-leads.ts';
import { saveTextFile } from '../../shared/file/save-file.ts';
import type { Lead } from '../../shared/lead/lead.ts';
import { leaveFor } from '../../shared/session/arrival.ts';
import { SESSION_MESSAGES } from '../../shared/session/session-messages.ts';
import { pageSession } from '../../shared/session/use-session.ts';
import { DeskActions } from './desk-actions.tsx';

export type Desk = ReturnType<typeof useLeads>;

export interface DeskBarProps {
  desk: Desk;
  /** What is exported: every lead but the doubtful ones. */
  leads: readonly Lead[];
  email: string;
  /** Opens the question before everything is deleted. */
  onClear: () => void;
}

async function logOut() {
  const { error } = await pageSession.signOut();
  if (error) showToast(SESSION_MESSAGES.logoutFailed);
  else leaveFor(ROUTES.auth, 'loggedOut');
}

/** The desk's actions, wired: refresh, export, clear, log out. */
export function DeskBar({ desk, leads, email, onClear }: DeskBarProps) {
  function download() {
    saveTextFile(nameLeadsFile(Date.now()), 'text/csv;charset=utf-8', writeLeadsCsv(leads));
    reportUse(
      'exported',
      leads.map(({ id }) => id),
    ).catch(() => showToast(LEADS_MESSAGES.exportUnreported));
  }

  return (
    <DeskActions
      email={email}
      hasLeads={leads.length > 0}
      canClear={Boolean(desk.leads?.length)}
      isRefreshing={desk.isFetching}
      onRefresh={() => void desk.refresh()}
      onDownload={download}
      onClear={onClear}
      onLogOut={() => void logOut()}
    />
  );
}
