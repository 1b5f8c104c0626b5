import type { Leads } from '../../features/leads/use-leads.ts';
import type { Lead } from '../../shared/lead/lead.ts';
import { DeskActions } from './desk-actions.tsx';

export interface DeskBarProps {
  desk: Leads;
  /** The leads to export: all but the quarantined ones. */
  leads: readonly Lead[];
  email: string;
  /** Opens the confirmation dialog for deleting everything. */
  onClear: () => void;
  onLogOut: () => void;
}

/** The desk's actions with their handlers: refresh, export, clear, log out. */
export const DeskBar = ({ desk, leads, email, onClear, onLogOut }: DeskBarProps) => (
  <DeskActions
    email={email}
    hasLeads={leads.length > 0}
    canClear={Boolean(desk.leads?.length)}
    isRefreshing={desk.isFetching}
    onRefresh={() => void desk.refresh()}
    onDownload={() => void download(leads)}
    onClear={onClear}
    onLogOut={onLogOut}
  />
);

/** Loaded when it is asked for: few open the desk to download. */
async function download(leads: readonly Lead[]): Promise<void> {
  const { exportLeads } = await import('../../features/leads/export-leads.ts');
  exportLeads(leads);
}
