import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeskCounts } from '../../../contract/desk/list.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useNeedsCheck } from '../../features/health/health.ts';
import type { ClearQuestion } from '../../features/leads/clear-dialog.tsx';
import { usePendingContact } from '../../shared/contact/pending-contact.ts';
import { deferred } from '../../shared/deferred.tsx';
import { readListsAnew, refreshAllButLists } from '../../shared/desk-list/change-lists.ts';
import { countsQuery, LISTS_KEY } from '../../shared/desk-list/desk-lists.ts';
import { LEADS_MESSAGES } from '../../shared/lead/leads-messages.ts';
import { useListFilter } from '../../shared/list-filter/filter-address.ts';
import { wipeLeads } from '../../shared/offline/kept-answers.ts';
import { goTo, useKeptQuery, usePlace } from '../../shared/place.ts';
import { useRole } from '../../shared/role.ts';
import { logOut } from '../../shared/session/log-out.ts';
import { isSoundWanted } from '../../shared/wanted-sound.ts';
import { followNotice, isMarked, needsNotice } from '../../shared/work/queue/notice.ts';
import { DeskActions, DeskFrame, focusCurrentView } from './desk-frame.tsx';
import { OpenView } from './open-view.tsx';
import { sectionOf } from './places.ts';

const ExportDialog = deferred(() => import('../../features/export/export-dialog.tsx'));

function DeskBar(props: {
  counts: DeskCounts | undefined;
  email: string;
  onClear: () => void;
  onLogOut: () => void;
}) {
  const { counts, ...others } = props;
  const [isExporting, setIsExporting] = useState(false);
  const refresh = useRefresh();
  const [filter] = useListFilter('leads');
  const downloading = useMutation({
    mutationFn: async () => (await import('../../features/export/save-leads.ts')).downloadCsv(),
  });
  return (
    <>
      <DeskActions
        {...others}
        hasLeads={Boolean(counts?.all)}
        canClear={Boolean(counts && counts.all + counts.quarantined > 0)}
        isRefreshing={refresh.isPending}
        isDownloading={downloading.isPending}
        onRefresh={() => refresh.mutate()}
        onDownload={() => downloading.isPending || downloading.mutate()}
        onExport={() => setIsExporting(true)}
      />
      {isExporting && <ExportDialog filter={filter} onClose={() => setIsExporting(false)} />}
    </>
  );
}

const OutcomeDialog = deferred(() => import('../../shared/contact/outcome-dialog.tsx'));
const NewLeadSound = deferred(() => import('../../features/alerts/new-lead-sound.tsx'));
const OfflineNotice = deferred(() => import('../../features/offline/offline-notice.tsx'));
const LogOutDialog = deferred(() => import('../../features/offline/log-out-dialog.tsx'));
const DeskKeys = deferred(() => import('./desk-keys.tsx'));
const ClearDialog = deferred(() => import('../../features/leads/clear-dialog.tsx'));

export function LeadDesk({ email }: { email: string }) {
  useKeptQuery();
  const place = usePlace();
  const role = useRole();
  // Who edits the site's words sees no leads, and asks for none.
  const isEditor = role === 'editor';
  const section = sectionOf(place.view, role);
  const { data: counts, dataUpdatedAt: countedAt } = useQuery({
    ...countsQuery,
    enabled: !isEditor,
  });
  const pending = usePendingContact();
  const needsCheck = useNeedsCheck();
  const isNoticeNeeded = useSyncExternalStore(followNotice, needsNotice);
  const [isLeaving, setIsLeaving] = useState(false);
  const [question, setQuestion] = useState<ClearQuestion>();

  // An address of an earlier release, or of somebody else's place.
  useEffect(() => {
    if (place.view && place.view !== section) goTo({ ...place, view: section }, { isNew: false });
  }, [place, section]);

  // As a caller this person may have read leads on this device.
  useEffect(() => {
    if (isEditor) wipeLeads().catch(() => undefined);
  }, [isEditor]);

  function askToClear() {
    if (!counts) return;
    const { all, quarantined } = counts;
    setQuestion({ count: all + quarantined, quarantined, loadedAt: countedAt });
  }

  return (
    <>
      <DeskFrame
        section={section}
        marks={{
          today: counts && counts.unanswered + counts.overdue,
          quarantine: counts?.quarantined,
          settings: needsCheck,
          health: needsCheck,
        }}
        actions={
          <DeskBar
            counts={counts}
            email={email}
            onClear={askToClear}
            onLogOut={() => (isMarked() ? setIsLeaving(true) : void logOut())}
          />
        }
      >
        {isNoticeNeeded && !isEditor && <OfflineNotice />}
        <OpenView section={section} email={email} />
      </DeskFrame>
      {pending && <OutcomeDialog key={`${pending.leadId} ${pending.channel}`} pending={pending} />}
      {isLeaving && <LogOutDialog onClose={() => setIsLeaving(false)} />}
      {!isEditor && <DeskKeys />}
      {isSoundWanted() && !isEditor && <NewLeadSound />}
      {question && (
        <ClearDialog
          question={question}
          onClose={() => setQuestion(undefined)}
          onCleared={focusCurrentView}
        />
      )}
    </>
  );
}

function useRefresh() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Also while the list is loading: refetching the others is how an ended session is noticed.
      void refreshAllButLists(client);
      if (client.isFetching({ queryKey: LISTS_KEY })) return false;
      return readListsAnew(client);
    },
    onSuccess: (wasRead) => wasRead && showToast(LEADS_MESSAGES.refreshed),
  });
}
