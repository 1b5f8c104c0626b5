import type { DeskCounts } from '../../../contract/desk/counts.ts';
import type { useLeads } from '../../features/leads/use-leads.ts';
import { logOut } from '../../shared/session/log-out.ts';
import { DeskActions } from './desk-actions.tsx';

export interface DeskBarProps {
  desk: ReturnType<typeof useLeads>;
  /** Undefined until they are known. */
  counts: DeskCounts | undefined;
  email: string;
  onDownload: () => void;
  /** Opens the confirmation dialog for deleting everything. */
  onClear: () => void;
}

/** The desk's actions with their handlers: refresh, export, clear, log out. */
export const DeskBar = ({ desk, counts, email, onDownload, onClear }: DeskBarProps) => (
  <DeskActions
    email={email}
    hasLeads={Boolean(counts?.all)}
    canClear={Boolean(counts && counts.all + counts.quarantined > 0)}
    isRefreshing={desk.isRefreshing}
    onRefresh={() => desk.refresh()}
    onDownload={onDownload}
    onClear={onClear}
    onLogOut={() => void logOut()}
  />
);
