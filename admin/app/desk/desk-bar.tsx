import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { DeskCounts } from '../../../contract/desk/counts.ts';
import type { useLeads } from '../../features/leads/use-leads.ts';
import { useListFilter } from '../../shared/list-filter/filter-address.ts';
import { DeskActions } from './desk-actions.tsx';

const ExportDialog = lazy(() => import('../../features/export/export-dialog.tsx'));

export interface DeskBarProps {
  desk: ReturnType<typeof useLeads>;
  /** Undefined until they are known. */
  counts: DeskCounts | undefined;
  email: string;
  /** Opens the confirmation dialog for deleting everything. */
  onClear: () => void;
  onLogOut: () => void;
}

/** The desk's actions with their handlers: refresh, export, clear, log out. */
export function DeskBar({ desk, counts, email, onClear, onLogOut }: DeskBarProps) {
  const [isExporting, setIsExporting] = useState(false);
  const [filter] = useListFilter('leads');
  const downloading = useMutation({
    mutationFn: async () => (await import('../../features/export/download-csv.ts')).downloadCsv(),
  });
  return (
    <>
      <DeskActions
        email={email}
        hasLeads={Boolean(counts?.all)}
        canClear={Boolean(counts && counts.all + counts.quarantined > 0)}
        isRefreshing={desk.isRefreshing}
        isDownloading={downloading.isPending}
        onRefresh={() => desk.refresh()}
        onDownload={() => downloading.isPending || downloading.mutate()}
        onExport={() => setIsExporting(true)}
        onClear={onClear}
        onLogOut={onLogOut}
      />
      {isExporting && (
        <Suspense>
          <ExportDialog filter={filter} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
