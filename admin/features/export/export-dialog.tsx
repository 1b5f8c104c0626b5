import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportSizeSchema,
  MAX_WORKBOOK_LEADS,
} from '../../../contract/desk/export.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { done, showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { t } from '../../shared/language/language.ts';
import { tLeads } from '../../shared/lead/lead-count.ts';
import { RunProgress } from '../../shared/run-progress.tsx';
import view from '../../shared/view.module.css';
import { type Export, saveLeads } from './save-leads.ts';

export interface ExportDialogProps {
  filter: ListFilter;
  onClose: () => void;
}

const FORMATS: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV, for any program',
  xlsx: 'Excel workbook (XLSX), up to {leads}',
};

export default function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [withNoContact, setWithNoContact] = useState(false);
  const client = useQueryClient();
  const [closing] = useState(() => new AbortController());
  const [written, setWritten] = useState(0);
  useEffect(() => () => closing.abort(), [closing]);
  const { mutate: save, isPending: isSaving } = useMutation({
    onMutate: () => setWritten(0),
    mutationFn: (wanted: Export) => saveLeads(wanted, setWritten, closing.signal),
    onSuccess: (count) => {
      if (count === undefined) return;
      showToast(done('Saved', tLeads(count, '{leads} in the file.')));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
  const size = useQuery({
    queryKey: ['export-size', filter],
    queryFn: () => callDesk('export_size', { filter }, exportSizeSchema),
    gcTime: 0,
  });
  const barred = size.data?.no_contact ?? 0;
  const total = size.data && size.data.leads - (withNoContact ? 0 : barred);
  const isTooLarge = format === 'xlsx' && (total ?? 0) > MAX_WORKBOOK_LEADS;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('Download this list')}
      confirm={total === undefined ? t('Download') : tLeads(total, 'Download {leads}')}
      isBusy={isSaving}
      isDisabled={!total || isTooLarge}
      onConfirm={() => save({ filter, withNoContact, format })}
    >
      {size.isError && (
        <p role="alert">{t('The leads could not be counted. Close this and try again.')}</p>
      )}
      <fieldset className={view.stack} disabled={isSaving}>
        <legend className="visually-hidden">{t('Kind of file')}</legend>
        {EXPORT_FORMATS.map((one) => (
          <label key={one} className={view.check}>
            <input
              type="radio"
              name="format"
              checked={one === format}
              onChange={() => setFormat(one)}
            />
            {tLeads(MAX_WORKBOOK_LEADS, FORMATS[one])}
          </label>
        ))}
      </fieldset>
      {barred > 0 && (
        <label className={view.check}>
          <input
            type="checkbox"
            checked={withNoContact}
            disabled={isSaving}
            onChange={(event) => setWithNoContact(event.target.checked)}
          />
          <span>{tLeads(barred, 'With {leads} that nobody may contact. The file says so.')}</span>
        </label>
      )}
      {isSaving && total !== undefined && (
        <RunProgress done={written} total={total} words="written" />
      )}
      <p className={view.muted}>{t('The audit log notes every download.')}</p>
    </ConfirmDialog>
  );
}
