import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Leads } from '../../features/leads/use-leads.ts';
import type { Lead } from '../../shared/lead/lead.ts';
import { DeskActions } from './desk-actions.tsx';

const ExportDialog = lazy(() => import('../../features/export/export-dialog.tsx'));

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
export function DeskBar({ desk, leads, email, onClear, onLogOut }: DeskBarProps) {
  const [isExporting, setIsExporting] = useState(false);
  const downloading = useMutation({
    mutationFn: async () => (await import('../../features/export/download-csv.ts')).downloadCsv(),
  });
  return (
    <>
      <DeskActions
        email={email}
        hasLeads={leads.length > 0}
        canClear={Boolean(desk.leads?.length)}
        isRefreshing={desk.isFetching}
        isDownloading={downloading.isPending}
        onRefresh={() => void desk.refresh()}
        onDownload={() => downloading.isPending || downloading.mutate()}
        onExport={() => setIsExporting(true)}
        onClear={onClear}
        onLogOut={onLogOut}
      />
      {isExporting && (
        <Suspense>
          <ExportDialog filter={{}} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
